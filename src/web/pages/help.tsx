import { SUPPORT_EMAIL } from '#web/shell/navigation/operator.ts'

import { ReadingPage } from './reading-page.tsx'

/** Where to find what, in the words of those who look for it. */
export function Help() {
  return (
    <ReadingPage
      title="Help"
      lead="What you want to do, and the way there. Each line opens the screen where it is done."
    >
      <h2>Practice</h2>
      <ul>
        <li>
          <a href="/dashboard/questions?category=bonding">Practice one topic</a>: below the first
          question, “Topic” names it. Choose another there.
        </li>
        <li>
          <a href="/dashboard/progress#days">Find the mistakes of last week</a>: a day of the
          calendar shows its answers, and leads to practice of what went wrong.
        </li>
        <li>
          <a href="/dashboard/learn#exam">Set the day of an exam</a>, and see how far you are.
        </li>
        <li>
          <a href="/dashboard/settings#goal">Set a goal for each day</a>, or plan a pause.
        </li>
        <li>
          <a href="/dashboard/settings#practice">Turn off XP, ranks and streaks</a>: quiet practice.
        </li>
      </ul>

      <h2>Look something up</h2>
      <ul>
        <li>
          <a href="/dashboard/periodic-table">Find a value of an element</a>, such as the boiling
          point of bromine: type it into the search above the table.
        </li>
        <li>
          <a href="/tools/molar-mass">Work out a molar mass</a>, or use one of{' '}
          <a href="/tools">the other tools</a>.
        </li>
        <li>
          <a href="/blogs">Find an article</a> by a word in it.
        </li>
      </ul>

      <h2>With others</h2>
      <ul>
        <li>
          <a href="/dashboard/multiplayer">Challenge a friend</a>: “Play a friend” gives you a link
          to send. Both of you need an account.
        </li>
        <li>
          <a href="/join">Join a class</a> with the code of your teacher, without an account.
        </li>
        <li>
          <a href="/play">Join a class game</a> with its PIN.
        </li>
        <li>
          <a href="/worksheet">Print a worksheet</a> about a category, with or without a key. Your
          own choice of questions is a set, and the{' '}
          <a href="/about/teachers">manual for teachers</a> says how to make one.
        </li>
      </ul>

      <h2>You and this browser</h2>
      <ul>
        <li>
          <a href="/dashboard/settings#theme">Change the theme</a>: the sun or the moon above does
          the same.
        </li>
        <li>
          <a href="/dashboard/settings#account">Export your data, or delete your account</a>.
        </li>
        <li>
          <a href="/report">Report what is wrong</a>: a question, a value or an article. Each of
          them has a link to it, too.
        </li>
      </ul>
      <p>
        Not found? Write to <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>.
      </p>
    </ReadingPage>
  )
}
