import { categories, difficulties } from '#quiz/categories.ts'
import { SUPPORT_EMAIL } from '#web/shell/navigation/operator.ts'
import { pageMeta } from '#web/ui/page-meta.ts'
import { numberInWords } from '#web/ui/text/number-in-words.ts'

import type { Route } from './+types/about-route.ts'
import { ClassData } from './class-data.tsx'
import { Help } from './help.tsx'
import { ReadingPage } from './reading-page.tsx'
import { Teachers } from './teachers.tsx'

export const handle = { still: true }

/** A page about the product at `/about`, and those for newcomers, teachers and parents below it. */
const topics = {
  help: {
    title: 'Help',
    text: 'Practice one topic, find your mistakes, challenge a friend, join a class: where it is done.',
    page: Help,
  },
  teachers: {
    title: 'For Teachers',
    text: 'A class answering questions within minutes, and which idea to teach again.',
    page: Teachers,
  },
  'class-data': {
    title: 'What a Class Stores',
    text: 'What a class keeps about its pupils, who sees it, and for how long.',
    page: ClassData,
  },
  us: {
    title: 'About Us',
    text: 'What Periodic Wizard is, what AI means here, and where the chemistry comes from.',
    page: AboutUs,
  },
} as const

export const meta = ({ params }: Route.MetaArgs) => {
  const { title, text } = topicOf(params.topic)
  return pageMeta(title, text)
}

export default function About({ params }: Route.ComponentProps) {
  const { page: Page } = topicOf(params.topic)
  return <Page />
}

function topicOf(name: string | undefined) {
  return name === 'teachers' || name === 'class-data' || name === 'help' ? topics[name] : topics.us
}

/** The team, the role of AI here, and the sources of the facts. */
function AboutUs() {
  return (
    <ReadingPage
      title="About Us"
      lead="Periodic Wizard is a place to get to know the elements, and to find out what you have understood about them."
    >
      <h2>What you can do here</h2>
      <ul>
        <li>
          Explore <a href="/dashboard/periodic-table">the periodic table</a>: a card for each of the
          118 elements, with its mass, electrons, shells, melting and boiling point and discovery.
        </li>
        <li>
          <a href="/dashboard/questions">Practice</a>:{' '}
          {`questions in ${numberInWords(categories.length)} categories and ${numberInWords(difficulties.length)} difficulties. Every answer is explained, the wrong ones too.`}
        </li>
        <li>
          Work something out with <a href="/tools">the tools</a>: they show every step, and say what
          cannot be worked out and why.
        </li>
        <li>Keep the questions you want to see again, and watch your accuracy and your streak.</li>
      </ul>

      <h2>What “AI” means here</h2>
      <p>
        There is no language model in Periodic Wizard, and nothing you type or choose is sent to
        one. “AI” is a generator: a program that makes every question from the data of the elements
        by a recipe, works out the right answer, and explains it.
      </p>
      <p>
        Many of the wrong options are what comes out when a step is left out or a rule is mixed up,
        the way it happens in class. When you choose one of those, the explanation can tell you what
        probably went wrong.
      </p>
      <p>
        In practice you choose the categories and the difficulty yourself.{' '}
        <a href="/dashboard/today">Today</a> keeps track of what you already know, brings back what
        you are about to forget, and asks next what helps you most.
      </p>

      <h2>Where the facts come from</h2>
      <p>
        Names, groups and atomic weights follow IUPAC and its commission on atomic weights (CIAAW).
        Electron configurations and ionization energies come from the NIST Atomic Spectra Database,
        melting and boiling points from the CRC Handbook of Chemistry and Physics. Where a value is
        only predicted, the card says so. Where good sources disagree, we do not ask about it.
      </p>

      <h2>Found a mistake?</h2>
      <p>
        Please tell us: <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>. Chemistry is never
        approximately right, and a hint from a reader is the best help we can get.
      </p>
      <p>
        How we treat your data is in the <a href="/terms">Terms &amp; Conditions</a> and on the page
        about <a href="/privacy">privacy</a>. In short: it stays with you.
      </p>
    </ReadingPage>
  )
}
