import { madeKinds } from '#contract/wire/fields.ts'

/** The id of a question that every version of the product makes. */
export const QUESTION = 'as-e1.1.k3f9'

/** Settings of a visitor who is asked only questions with options. */
export const easyAtoms = {
  enabledCategories: ['atomic-structure'],
  difficulty: 'easy',
  showExplanations: true,
  soundEffects: false,
  autoAdvance: false,
  quietPractice: false,
  timerEnabled: true,
  questionTypes: ['atomic-number', 'symbol', 'name', 'group'],
  studyReminders: false,
  answerKindsOff: madeKinds,
  topics: [],
  course: null,
  dailyGoal: null,
  plannedPause: null,
  examDay: '',
}

/** As a visitor begins, but asked only questions with options. */
export const optionsOnly = {
  ...easyAtoms,
  enabledCategories: [
    'atomic-structure',
    'electron-configuration',
    'physical-properties',
    'chemical-properties',
    'classification',
    'periodicity',
    'bonding',
    'general',
  ],
  difficulty: 'medium',
  soundEffects: true,
}

/** The sums of three games: one won, one lost, one drawn. */
export const threeGames = {
  totalGamesPlayed: 3,
  totalCorrectAnswers: 24,
  totalIncorrectAnswers: 6,
  bestStreak: 0,
  currentStreak: 0,
  averageTimePerQuestion: 3,
  multiplayerWins: 1,
  multiplayerLosses: 1,
  lastPlayedDate: '2026-03-01T12:00:00.000Z',
  favoriteElements: [],
  weakestTopics: [],
  studyTime: 1.5,
}

const dayOfAnswers = Date.UTC(2026, 2, 1, 12)

/** The stored data of a browser whose visitor has practiced, bookmarked and starred. */
export const usedBrowser = {
  name: 'Marie Curie',
  preferences: easyAtoms,
  bookmarks: {
    elements: ['Fe', 'Br'],
    questions: [
      { id: QUESTION, bookmarkedAt: dayOfAnswers },
      { id: 'zz-h99.9.zz', bookmarkedAt: dayOfAnswers - 1 },
    ],
    articlesRead: ['what-is-an-atom'],
  },
  'offline-progress': {
    totals: {
      totalAnswered: 3,
      correctAnswers: 2,
      incorrectAnswers: 1,
      totalTimeSpent: 30,
      currentStreak: 2,
      bestStreak: 2,
    },
    answers: [true, true, false].map((isCorrect, index) => ({
      questionId: QUESTION,
      selectedAnswer: 1,
      isCorrect,
      timeSpent: 10,
      timestamp: dayOfAnswers - index * 60_000,
    })),
    savedAt: dayOfAnswers,
  },
}
