import type { Difficulty } from '#quiz/categories.ts'

/**
 * The number of the model: of these numbers and of the fold that uses them. It is raised with each change of what answers come
 * to, so that states that are stored are folded again.
 */
export const LEARNING_MODEL = 1

/**
 * The numbers of the learning model. They were chosen by simulation; a change comes with a run of
 * `bench/learning.ts`. Abilities and levels are logits, half-lives are days.
 */
export const LEARNING = {
  /** The ability that a learner starts every skill with: below the medium level. */
  startAbility: -0.5,
  /** Days until a skill that was just met begins to fade noticeably. */
  startHalfLife: 3,
  /** No half-life is longer or shorter than these. */
  longestHalfLife: 120,
  shortestHalfLife: 1.5,
  /** How much a right answer after a full half-life lengthens it, as a share of it. */
  halfLifeGain: 0.5,
  /** The factor by which a wrong answer shortens the half-life. */
  halfLifeLeft: 0.4,
  /** How steeply knowledge fades with the logarithm of the time. */
  fading: 0.55,
  /** The levels of questions, as the ability that knows half of them. */
  level: { easy: -1, medium: 0, hard: 1 } satisfies Record<Difficulty, number>,
  /** The chance to guess one of four options, and of how many wrong options each is one. */
  guess: 0.25,
  options: 4,
  /** How a learner's own word moves the odds that a right choice was knowledge. */
  sure: 3.4,
  unsure: 0.2,
  /** The worth of a right answer with a hint, or on the second try. */
  hard: 0.5,
  /** The size of a step: this much for ever, and so much more at first, which shrinks by half in five answers. */
  leastStep: 0.4,
  firstStep: 0.6,
  stepAnswers: 5,
  /**
   * Learning from an explanation, after a wrong and after a right answer. Without it the model
   * would never lift a guesser.
   */
  taughtByWrong: 0.3,
  taughtByRight: 0.1,
  /** The share of a step that moves each skill that this one builds on. */
  needsShare: 0.25,
  /** The share of a surprise that moves all skills that were never asked. */
  driftShare: 0.06,
  /** New skills are at most this share of a session. */
  newShare: 0.33,
  /** Skills that were answered wrong with certainty come first, in at most this share of a session. */
  sureShare: 0.25,
  /**
   * No new skill comes while this many have been begun and are known less than by half, and they are this share of all
   * that have been begun. A number alone would keep the last skills from a learner who forgets much.
   */
  mostUnfinished: 22,
  unfinishedShare: 0.5,
  /** A prerequisite is there when it is known by half when fresh, or was asked this often. */
  needKnown: 0.5,
  needAnswers: 3,
  /** The weight of a skill of the category that was asked last. */
  sameCategory: 0.5,
  /** Easy questions below the first, hard ones above the second, typed ones from the third. */
  easyBelow: 0.38,
  hardAbove: 0.85,
  typedFrom: 0.6,
  /** A skill is due on the first day on which it is known less than this at medium level. */
  dueBelow: 0.7,
  /** Ideas to fix take at most this share of a session. */
  ideaShare: 0.2,
  /** An idea is to fix when it was chosen this often in the last so many chances. */
  ideaChoices: 2,
  ideaChances: 10,
  /** It is gone after right answers on this many days. */
  ideaRightDays: 2,
  /** The names of levels: at least so many answers, right on so many days. */
  nameAnswers: 3,
  nameRightDays: 2,
  familiarFrom: 0.5,
  proficientFrom: 0.75,
  /** Proficient and Mastered need right answers on this many days. */
  proficientRightDays: 3,
  /** After so many half-lives without the skill one right day is left of those before. */
  awayHalfLives: 3,
  masteredHalfLife: 21,
  /** A skill fades when less than this share of its level's demand is known. */
  fadingShare: 0.7,
} as const
