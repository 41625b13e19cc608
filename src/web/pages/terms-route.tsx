import { HAS_AD_PLACEHOLDER, SUPPORT_EMAIL } from '#web/shell/navigation/operator.ts'
import {
  BOOKMARKS_KEY,
  HISTORY_KEY,
  NAME_KEY,
  OFFLINE_PROGRESS_KEY,
  SETTINGS_KEY,
  STATS_KEY,
  THEME_KEY,
} from '#web/store/storage-keys.ts'
import {
  CLASS_WORK_KEY,
  MATCH_KEY,
  OUTBOX_KEY,
  REPORTS_KEY,
  SEAT_KEY,
  TABLE_KEY,
  TODAY_KEY,
} from '#web/store/technical-keys.ts'
import { pageMeta } from '#web/ui/page-meta.ts'

import { accountData } from './account-data.ts'
import { ReadingPage } from './reading-page.tsx'

const places = [
  { key: NAME_KEY, holds: 'what you want to be called' },
  { key: THEME_KEY, holds: 'the wizard or the light theme' },
  { key: SETTINGS_KEY, holds: 'your categories, difficulty and other settings' },
  { key: OFFLINE_PROGRESS_KEY, holds: 'your answers, totals and streaks' },
  { key: BOOKMARKS_KEY, holds: 'starred elements and bookmarked questions' },
  { key: STATS_KEY, holds: 'totals of games played' },
  { key: HISTORY_KEY, holds: 'the latest games played' },
] as const

export const handle = { still: true }

export const meta = () =>
  pageMeta('Terms & Conditions', 'The rules of use, and what is stored where.')

/** The rules of use, and every place where something is stored. */
export default function Terms() {
  return (
    <ReadingPage
      title="Terms & Conditions"
      lead="Short, because there is little to say: use it freely, be fair, and your data stays with you."
    >
      <h2>Using Periodic Wizard</h2>
      <p>
        The periodic table, practice and everything else on these pages are free to use, alone or in
        class, without an account. Please do not disturb the service for others: no attacks, no
        flooding, no attempts to get at what is not yours.
      </p>

      <h2>No guarantee</h2>
      <p>
        We check the chemistry with care, and still there can be mistakes in it. Periodic Wizard is
        made for learning. Do not rely on it for work with real substances: for that, use the safety
        data sheet and ask your teacher. The service may change, pause or end.
      </p>

      <h2>What is stored in your browser</h2>
      <p>
        Without an account, what you do here is kept by your own browser, under seven names in its
        local storage. None of it is sent to us.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Holds</th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ key, holds }) => (
            <tr key={key}>
              <th scope="row">
                <StorageKey text={key} />
              </th>
              <td>{holds}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        A stored text that can no longer be read is put aside under the same name with “.bad” at its
        end, so that it is not lost. Until you close the tab, the browser also remembers that you
        have seen the opening, of which tabs tell each other, and the questions of your practice, so
        that you can go on with them. A session of Today waits under “{TODAY_KEY}” until it is done.
        The seat that you have in a class game, with your name in it, is noted under “{SEAT_KEY}”
        until you leave the game. Without an account there are no cookies, but for one that signs
        you in to a class that you have joined, and one, for an hour, by which your browser is
        counted alone after very many requests have come from your network. Work for a class, and
        answers that are still to be sent, wait under “{CLASS_WORK_KEY}”. A report of a mistake that
        you send without a connection waits under “{REPORTS_KEY}” until it has arrived. How you have
        arranged the periodic table is noted under “{TABLE_KEY}”.{' '}
        <a href="/about/class-data">What a class stores</a> has a page of its own.
      </p>

      <h2>What is stored with an account</h2>
      <p>
        The server keeps what follows. Backups, which the people who run this may make, hold the
        same for as long as they keep them. <a href="/privacy">Privacy</a> lists every single value,
        and who sees it.
      </p>
      <ul>
        {accountData.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>
        The people who run this may have chosen a time, half a year or more, after which an account
        that is not used is deleted as if you had deleted it. You get a mail a month before.
      </p>
      <p>
        Others see your name and your XP. Your opponent in a match also sees whether you are there
        and your score, and after the match which options you chose and how long each took you.
      </p>
      <p>
        Signing in sets cookies that only this site reads: one holds your session, one says that
        there is one, and one by which we know your browser again for a year, with keyed hashes of
        the accounts that have signed in there. While you sign in with a passkey or a code, there is
        one for that, too. What you bookmark while your account cannot be reached waits in your
        browser, under the name of the bookmarks with “.early” at its end. Answers that your account
        has not received yet wait there under “{OUTBOX_KEY}”, and the match that you play is noted
        under “{MATCH_KEY}”.
      </p>

      <h2>How to delete it</h2>
      <p>
        Delete the data of this site in the settings of your browser. Without an account it is gone
        then, because there is no copy anywhere else. An account is deleted in Settings, where you
        can also download everything it holds; all of it is removed at once but for what the list
        above says, and the notice of it that is mailed to your address within a week.
      </p>

      <h2>What the server sees</h2>
      <p>
        The server sends the pages to your browser. Its log notes which address of ours was asked
        for, with what result and how long that took, and with an account the number of that
        account. A sign-in is noted with a mark in place of your e-mail address, which is made with
        a secret key and leads to you only with that key. Your network address is used only to
        answer you and to slow down floods of requests; for that its hash is counted for a while,
        and it is kept nowhere else.
      </p>

      <h2>No trackers, no third parties</h2>
      <p>
        No page loads anything from another company: no analytics, no fonts, no social buttons.
        {HAS_AD_PLACEHOLDER
          ? ' The box that says “320x50 Banner Ad” is an empty place. It loads nothing.'
          : null}
      </p>

      <h2>Changes and questions</h2>
      <p>
        When something about this changes, it changes on this page first. For questions, and for
        anything about your data, write to <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>.
      </p>
    </ReadingPage>
  )
}

/** On a narrow screen the name goes on after its dot. */
function StorageKey({ text }: { readonly text: string }) {
  const dot = text.indexOf('.') + 1
  return (
    <>
      {text.slice(0, dot)}
      <wbr />
      {text.slice(dot)}
    </>
  )
}
