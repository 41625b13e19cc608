import { configurationOf } from '#chemistry/electrons/configurations.ts'
import { type Element, elements } from '#chemistry/elements/elements.ts'
import { pick, type Random } from '#quiz/random.ts'
import { type Statement, statement, template } from '#quiz/template.ts'
import { isFamiliar } from '#quiz/templates/shared/familiar.ts'
import { nameOf } from '#quiz/templates/shared/names.ts'

const atoms = elements.filter(
  ({ symbol, atomicNumber }) => atomicNumber > 2 && atomicNumber < 19 && isFamiliar(symbol),
)

const see = { article: 'electron-shells-and-orbitals' }

/** What the drawing of an orbital, a shell or an empty orbital means. */
export const meaningOfModel = template('ec-m530', 'shell-capacity', (random) =>
  statement(random, pick(random, [drawnOrbital, shell, emptyOrbital])(random, pick(random, atoms))),
)

function lastSubshell({ symbol }: Element): string {
  const last = configurationOf(symbol).at(-1)
  return `${last?.n ?? 1}${last?.l ?? 's'}`
}

function drawnOrbital(_: Random, atom: Element): Statement {
  const orbital = `${lastSubshell(atom)} orbital`
  const fact = `The drawing of a ${orbital} shows where its electron is likely to be found`
  return {
    element: atom.symbol,
    stem: `A book draws a ${orbital} of ${nameOf(atom.symbol)}. What does the drawing tell about an electron in it?`,
    answers: ['where it is likely to be found', 'in which space it is mostly found'],
    lures: [
      {
        value: 'the path on which it moves around',
        misconception: 'AS8',
        why: `Of a path nothing is known. ${fact}.`,
      },
      {
        value: 'the size and shape that it has',
        misconception: null,
        why: `An electron has no shape of its own. ${fact}.`,
      },
      {
        value: 'a space that is only there with it',
        misconception: 'EC8',
        why: `An orbital is an allowed state, occupied or not. ${fact}.`,
      },
    ],
    right: `${fact}.`,
    see,
  }
}

function shell(random: Random, atom: Element): Statement {
  const number = pick(
    random,
    atom.electronsPerShell.map((_, place) => place + 1),
  )
  const fact = `The ring for shell ${number} stands for a level of energy`
  return {
    element: atom.symbol,
    stem: `A sketch of an atom of ${nameOf(atom.symbol)} has rings for its shells. What does the ring of shell ${number} stand for?`,
    answers: ['a level of energy of its electrons', 'how high in energy its electrons are'],
    lures: [
      {
        value: 'the track on which its electrons run',
        misconception: 'AS8',
        why: `Electrons do not run on tracks as planets do. ${fact}.`,
      },
      {
        value: 'a skin that holds its electrons in',
        misconception: null,
        why: `The nucleus attracts the electrons, and nothing else holds them. ${fact}.`,
      },
      {
        value: 'a ring that its electrons bring along',
        misconception: 'EC8',
        why: `Levels are there without electrons as well. ${fact}.`,
      },
    ],
    right: `${fact}.`,
    see,
  }
}

function emptyOrbital(_: Random, atom: Element): Statement {
  const empty = `${atom.electronsPerShell.length + 1}s`
  const fact = `The ${empty} orbital is a state that an electron of ${nameOf(atom.symbol)} can be raised to`
  return {
    element: atom.symbol,
    stem: `No electron of a ${nameOf(atom.symbol)} atom is in ${empty} in the ground state. What about its ${empty} orbital?`,
    answers: ['An electron can be raised to it.', 'It is an allowed state without electrons.'],
    lures: [
      {
        value: 'It exists once an electron enters.',
        misconception: 'EC8',
        why: `An orbital is there whether or not an electron occupies it. ${fact}.`,
      },
      {
        value: 'It is a track that is not used now.',
        misconception: 'AS8',
        why: `An orbital is no track. ${fact}.`,
      },
      {
        value: 'It belongs to the next element only.',
        misconception: 'EC8',
        why: `Each atom has orbitals beyond its occupied ones. ${fact}.`,
      },
    ],
    right: `${fact}.`,
    see,
  }
}
