import { ReadingPage } from './reading-page.tsx'
import { ScreenPicture } from './screen-picture.tsx'

/** The windows in which the pictures were drawn. */
const LAPTOP = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 720 }

/** The manual for teachers. `docs/teachers.md` has the same steps. */
export function Teachers() {
  return (
    <ReadingPage
      title="For Teachers"
      lead="Your class answers questions within minutes, and you see which idea to talk about tomorrow. Pupils need no account and no e-mail address."
    >
      <h2>The first lesson</h2>
      <ol>
        <li>
          <a href="/auth">Sign in</a>, open <a href="/classes">Classes</a> and give your class a
          name.
        </li>
        <li>
          Show the code of the class, or its QR code: “Show large” fills a projector with both.
          Pupils open <code>/join</code>, enter the code and choose a nickname. You see who has
          joined.
        </li>
        <li>
          Press “Give work” and “Make a new set”. Choose a category or a few skills, and save.
        </li>
        <li>
          Press “Give to the class”. The pupils find the work on their first screen and on the page
          of the class, also where it is open already.
        </li>
        <li>Open the report. It follows the answers as they come in.</li>
      </ol>
      <ScreenPicture
        of="class"
        text="The page of a class: the code with which pupils join, its QR code, the button Give work, and the members."
        {...LAPTOP}
      />
      <p>
        On a phone each question takes one screen. After the answer the correction speaks about the
        option that was chosen.
      </p>
      <ScreenPicture
        of="pupil"
        text="A pupil’s phone after a wrong answer: the chosen option is marked, so is the right one, and the button Next is in reach."
        {...PHONE}
      />

      <h2>What the report tells</h2>
      <p>
        Wrong options are no accident here: most of them stand for an idea that learners often have.
        The report counts these ideas, names the pupils behind each of them, says in two sentences
        what to talk about, plans five minutes for it, and leads to the section of an article. “Make
        a set of this idea” makes questions that offer the same wrong idea again, so you see whether
        the talk has helped.
      </p>
      <ScreenPicture
        of="report"
        text="A report: five of five pupils have finished, and the idea that four of them share stands first, with their names and a sentence to talk about."
        {...LAPTOP}
      />
      <p>
        “Show to the class” fills a projector with one idea after the other, with numbers and never
        a name. You can print the report, or save it as a table that every spreadsheet opens.
      </p>
      <ScreenPicture
        of="projector"
        text="The projector: 4 of 5, the idea behind their answers, an example, and the button Show what is right. No names."
        {...LAPTOP}
      />

      <h2>Cards</h2>
      <p>
        A pupil who joins gets a card: two words and a number. With the code of the class it signs
        the pupil in on any device. You can also add nicknames by a list and print a card with a QR
        code for each of them, before anyone has joined. A lost card is replaced with “New card”:
        the old one stops working. We keep only scrambled forms of cards, so even you cannot look
        one up.
      </p>

      <h2>Without a connection</h2>
      <p>
        A pupil who has opened the page once can go on without a connection. The answers wait on the
        device and are sent later, also after the end of the work; the report marks them as late.
      </p>

      <h2>Sets</h2>
      <p>
        A set says which questions are asked, also about topics beyond the first year, and how:
        their number and order, the time for each, one try or two. Before the second try it can help
        as practice does. Its address <code>/set/CODE</code> can be practiced by anyone, without a
        class. When you change a set, work that was given before keeps the questions that it had.
      </p>

      <h2>Games and homework</h2>
      <p>
        “Play as a class game” on the page of a set asks its questions with four options on the
        phones of the class. Afterwards the questions that went wrong become a set, for a class or
        for later.
      </p>
      <ScreenPicture
        of="game"
        text="The lobby of a class game: the QR code and the PIN in large letters, and the five players who have joined."
        {...LAPTOP}
      />

      <h2>On paper</h2>
      <p>
        “Print a worksheet”, on the page of a set, makes sheets in up to four versions, with room to
        write, the periodic table if you like, and a key with explanations on pages of its own.
      </p>

      <h2>Other programs and pages</h2>
      <p>
        “Share, embed or export”, on the page of a set and below each explanation, writes questions
        for Moodle, GIFT, QTI, Anki, Kahoot, Blooket, Wayground or a table, with every kind of
        question in the nearest form that the program has. It also gives you the code of a frame for
        a page of your own, such as that of a course. The frame needs no account and stores nothing.
        The <a href="/embed/table">periodic table</a> and each element, as{' '}
        <a href="/embed/element/Fe">iron</a>, have such a frame too.
      </p>

      <h2>Teaching together</h2>
      <p>
        “Invite a teacher” makes an address that works once, for seven days. The other teacher does
        all that you do, but for deleting the class and inviting others.
      </p>

      <InTheWay />

      <h2>What parents may ask</h2>
      <p>
        <a href="/about/class-data">What a class stores</a> says it on one page. A copy of all that
        is stored about a pupil is behind “Save a copy” on the pupil’s page of the class, and behind
        “Save data” on yours. A class that has not been used for 13 months is deleted. You get a
        mail a month before.
      </p>
    </ReadingPage>
  )
}

/** What a teacher does when a lesson does not go by the book. */
function InTheWay() {
  return (
    <>
      <h2>When something is in the way</h2>
      <ul>
        <li>
          <strong>A pupil has lost the card.</strong> “New card” beside the nickname makes another
          one. All devices of the pupil are signed out.
        </li>
        <li>
          <strong>A nickname is wrong, or not a friendly one.</strong> “Rename” beside it. The
          answers stay.
        </li>
        <li>
          <strong>A pupil leaves the class or the school.</strong> “Save data” gives you a copy for
          the pupil or the parents. “Remove” deletes the pupil with all answers. In another class
          the pupil joins anew: answers do not move along.
        </li>
        <li>
          <strong>A pupil was absent.</strong> The work stays open until its end, and answers after
          the end are kept and marked as late. “Change end” gives more time to all.
        </li>
        <li>
          <strong>There is no projector.</strong> Write the address and the six letters on the
          board, or give out cards: “Add members by a list” prints one for each pupil, with a QR
          code.
        </li>
        <li>
          <strong>The Wi-Fi is slow or fails.</strong> A pupil whose work is on screen goes on, and
          the answers are sent later. A class game waits for players who were cut off. Where there
          is no network at all, print a worksheet.
        </li>
        <li>
          <strong>You remove a pupil, or delete work, while answers wait on a phone.</strong> None
          of them arrives. The phone says so under “Answers Not Sent” when it has a connection.
        </li>
        <li>
          <strong>Someone joins who does not belong to the class.</strong> “Remove” beside the
          nickname, and switch off “New members can join with the code” once all are in.
        </li>
        <li>
          <strong>You change schools.</strong> Invite the teacher who takes over, and keep your
          account: with it the class would be deleted.
        </li>
      </ul>
    </>
  )
}
