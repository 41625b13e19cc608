import { ReadingPage } from './reading-page.tsx'

/** The data that a class stores, in words for pupils and their parents. */
export function ClassData() {
  return (
    <ReadingPage
      title="What a Class Stores"
      lead="A teacher can make a class here and give it chemistry questions. This page says what is kept about a pupil, who sees it, and when it is deleted."
    >
      <h2>What is kept</h2>
      <ul>
        <li>
          The nickname that the pupil or the teacher has chosen. It need not be a real name, and the
          page asks for no e-mail address, no date of birth and no photo.
        </li>
        <li>
          A scrambled form of the member card, by which the card is recognized. The card itself, two
          words and a number, is not kept.
        </li>
        <li>When the pupil joined the class.</li>
        <li>
          For each piece of work: when it was begun and finished, every answer with its time,
          whether it was right, and the usual idea behind it when it was wrong.
        </li>
        <li>
          Which devices are signed in as the pupil: a scrambled number for each, for half a year at
          most. Nothing about the device itself is kept with it. The device has the number itself in
          a cookie that no script can read.
        </li>
      </ul>
      <p>
        A pupil who joins with an account is the same person in the class as in the account. The
        answers in a class still stand apart from the statistics and XP of the account.
      </p>

      <h2>Who sees it</h2>
      <ul>
        <li>
          The teacher of the class, and other teachers whom this teacher has invited, see the
          nicknames and all answers. They can do the same, but for deleting the class.
        </li>
        <li>A pupil sees the own answers, and neither the names nor the answers of others.</li>
        <li>
          A nickname is never shown outside of the class. A pupil without an account appears on no
          leaderboard and is not found by anyone.
        </li>
        <li>There is no advertising that knows anything about a pupil, and nothing is sold.</li>
      </ul>

      <h2>When it is deleted</h2>
      <ul>
        <li>When the teacher removes the pupil: the pupil and all answers, at once.</li>
        <li>When the teacher deletes the work: all answers to it, at once.</li>
        <li>When the teacher deletes the class or the own account: everything above, at once.</li>
        <li>
          When nobody has joined, signed in or worked, and no teacher has opened the class, for 13
          months. The teacher gets a mail a month before.
        </li>
        <li>When a pupil with an account leaves the class or deletes the account.</li>
      </ul>
      <p>
        Backups, which the people who run this may make, hold the same for as long as they keep
        them. A phone or computer that a pupil has used also holds the open work, so that it goes on
        without a connection; signing out of the class removes it there. Answers that could not be
        sent yet stay on it until the pupil signs in there again.
      </p>

      <h2>Class games</h2>
      <p>
        A player of a class game needs neither an account nor a card, and a game does not know which
        pupil of a class a player is. Kept are the name under which a player joins and when, the
        options that were chosen with their times, whether the player is connected, in which
        question the connection was lost, and whether the host has given the player more time or
        removed the player. The host sees them, and the projector shows names while the host lets
        it. A player sees the own answers and the own place alone. A game is deleted 30 days after
        it was made unless the people who run this have chosen another time, or when the host
        deletes it or the own account.
      </p>

      <h2>If you want to see, correct or delete it</h2>
      <p>
        A pupil who is signed in saves a copy of all of it with “Save a copy”, on the page of the
        class. Parents can ask the teacher, who has the same copy behind “Save data” beside the
        nickname, corrects the nickname with “Rename”, and deletes everything with “Remove”. No
        reason has to be given.
      </p>

      <h2>If you want to know more</h2>
      <p>
        Ask the teacher first: the teacher decides about the class. <a href="/privacy">Privacy</a>{' '}
        says what is stored outside of classes, and lists every single value.
      </p>
    </ReadingPage>
  )
}
