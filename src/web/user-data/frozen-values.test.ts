import { globSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { storedSeatIn } from '#web/class-game/client/stored-seat.ts'
import { storedWorkIn } from '#web/classroom/work/stored-work.ts'
import { matchInPlayIn } from '#web/outbox/match-in-play.ts'
import { outboxIn } from '#web/outbox/outbox.ts'
import { reportsIn } from '#web/outbox/waiting-reports.ts'
import * as keys from '#web/store/storage-keys.ts'
import type { Stored } from '#web/store/stored.ts'
import * as technicalKeys from '#web/store/technical-keys.ts'
import type { TextStorage } from '#web/store/text-storage.ts'
import { memoryStorage } from '#web/testing/memory-storage.ts'
import { themeIn } from '#web/theme/theme.ts'
import { storedArrangementIn } from '#web/trend-lab/address/stored-arrangement.ts'
import { storedTransportIn } from '#web/wire/fallback/stored-transport.ts'

import { bookmarksIn } from './bookmarks.ts'
import { FORMAT, readExportFile } from './export-file.ts'
import { historyIn } from './games/history.ts'
import { statsIn } from './games/stats.ts'
import { nameIn } from './name.ts'
import { progressIn } from './progress.ts'
import { settingsIn } from './settings.ts'
import { storedPracticeIn } from './stored-practice.ts'
import { storedTodayIn } from './stored-today.ts'
import { accountCopyIn } from './unissued/account-copy.ts'
import { unissuedIn } from './unissued/unissued.ts'

/**
 * Texts as browsers have stored them, by key and version, each with what it is read as. A text is never
 * changed or removed. A new version of a value adds a text of its own; what the texts of earlier
 * versions are read as is then the work of its upgrades.
 */
type Sample = { readonly text: string; readonly value: unknown }
type Samples = Readonly<Record<string, Readonly<Record<number, Sample>>>>

/** The settings that were added to version 1 since, as a text without them is read. */
const addedSettings = {
  answerKindsOff: [],
  topics: [],
  course: null,
  quietPractice: false,
  dailyGoal: null,
  plannedPause: null,
  examDay: '',
}

const bookmarks = {
  text: '{"version":1,"value":{"elements":["Fe","Br"],"questions":[{"id":"as-e1.1.k3f9","bookmarkedAt":1772366400000},{"id":"zz-h99.9.zz","bookmarkedAt":5}],"articlesRead":["what-is-an-atom"]}}',
  value: {
    elements: ['Fe', 'Br'],
    questions: [
      { id: 'as-e1.1.k3f9', bookmarkedAt: 1_772_366_400_000 },
      { id: 'zz-h99.9.zz', bookmarkedAt: 5 },
    ],
    articlesRead: ['what-is-an-atom'],
  },
}

const progress = {
  totals: {
    totalAnswered: 3,
    correctAnswers: 2,
    incorrectAnswers: 1,
    totalTimeSpent: 30.5,
    currentStreak: 2,
    bestStreak: 2,
  },
  answers: [
    {
      questionId: 'as-e1.1.k3f9',
      selectedAnswer: 1,
      isCorrect: true,
      timeSpent: 10.5,
      timestamp: 1_772_366_400_000,
    },
  ],
  savedAt: 1_772_366_400_000,
  older: [{ category: 'bonding', difficulty: 'hard', answered: 2, correct: 1 }],
}

const match = {
  userId: '00000000-0000-4000-8000-000000000001',
  matchId: '00000000-0000-4000-8000-000000000007',
  isKept: true,
}

const outbox = {
  answers: [
    {
      userId: '00000000-0000-4000-8000-000000000001',
      issueId: '00000000-0000-4000-9000-000000000001',
      questionId: 'as-e1.1.k3f9',
      selectedAnswer: 3,
    },
  ],
  upload: {
    userId: '00000000-0000-4000-8000-000000000002',
    chunk: { import_id: '00000000-0000-4000-a000-000000000001' },
    later: [],
  },
  leftBy: '00000000-0000-4000-8000-000000000001',
}

const unissued = {
  [match.userId]: {
    progress,
    upload: { userId: match.userId, chunk: { import_id: '00000000-0000-4000-a000-000000000001' } },
  },
}

/** The record of progress as it was when it held the outbox and the match, too. */
const PROGRESS_1 =
  '{"version":1,"value":{"totals":{"totalAnswered":3,"correctAnswers":2,"incorrectAnswers":1,"totalTimeSpent":30.5,"currentStreak":2,"bestStreak":2},"answers":[{"questionId":"as-e1.1.k3f9","selectedAnswer":1,"isCorrect":true,"timeSpent":10.5,"timestamp":1772366400000}],"savedAt":1772366400000,"older":[{"category":"bonding","difficulty":"hard","answered":2,"correct":1}],"waiting":[{"userId":"00000000-0000-4000-8000-000000000001","issueId":"00000000-0000-4000-9000-000000000001","questionId":"as-e1.1.k3f9","selectedAnswer":3}],"bringing":{"userId":"00000000-0000-4000-8000-000000000002","chunk":{"import_id":"00000000-0000-4000-a000-000000000001"},"later":[]},"leftBy":"00000000-0000-4000-8000-000000000001","playing":{"userId":"00000000-0000-4000-8000-000000000001","matchId":"00000000-0000-4000-8000-000000000007","isKept":true}}}'

const samples: Samples = {
  [keys.STATS_KEY]: {
    1: {
      text: '{"version":1,"value":{"totalGamesPlayed":3,"totalCorrectAnswers":24,"totalIncorrectAnswers":6,"bestStreak":0,"currentStreak":0,"averageTimePerQuestion":3.25,"multiplayerWins":1,"multiplayerLosses":1,"lastPlayedDate":"2026-03-01T12:00:00.000Z","favoriteElements":["Fe"],"weakestTopics":["bonding"],"studyTime":1.5}}',
      value: {
        totalGamesPlayed: 3,
        totalCorrectAnswers: 24,
        totalIncorrectAnswers: 6,
        bestStreak: 0,
        currentStreak: 0,
        averageTimePerQuestion: 3.25,
        multiplayerWins: 1,
        multiplayerLosses: 1,
        lastPlayedDate: '2026-03-01T12:00:00.000Z',
        favoriteElements: ['Fe'],
        weakestTopics: ['bonding'],
        studyTime: 1.5,
      },
    },
  },
  [keys.HISTORY_KEY]: {
    1: {
      text: '{"version":1,"value":[{"id":"00000000-0000-4000-8000-000000000007","type":"multiplayer","score":7,"totalQuestions":10,"correctAnswers":7,"timeSpent":65000,"date":"2026-03-01T08:30:00.000Z","elements":["Fe","Au"]}]}',
      value: [
        {
          id: '00000000-0000-4000-8000-000000000007',
          type: 'multiplayer',
          score: 7,
          totalQuestions: 10,
          correctAnswers: 7,
          timeSpent: 65_000,
          date: '2026-03-01T08:30:00.000Z',
          elements: ['Fe', 'Au'],
        },
      ],
    },
  },
  [keys.SETTINGS_KEY]: {
    1: {
      text: '{"version":1,"value":{"enabledCategories":["atomic-structure","bonding"],"difficulty":"hard","autoAdvance":true,"showExplanations":false,"soundEffects":false,"timerEnabled":false,"questionTypes":["symbol","group"],"studyReminders":true}}',
      value: {
        ...addedSettings,
        enabledCategories: ['atomic-structure', 'bonding'],
        difficulty: 'hard',
        autoAdvance: true,
        showExplanations: false,
        soundEffects: false,
        timerEnabled: false,
        questionTypes: ['symbol', 'group'],
        studyReminders: true,
      },
    },
  },
  [keys.OFFLINE_PROGRESS_KEY]: {
    1: { text: PROGRESS_1, value: progress },
    2: {
      text: '{"version":2,"value":{"totals":{"totalAnswered":3,"correctAnswers":2,"incorrectAnswers":1,"totalTimeSpent":30.5,"currentStreak":2,"bestStreak":2},"answers":[{"questionId":"as-e1.1.k3f9","selectedAnswer":1,"isCorrect":true,"timeSpent":10.5,"timestamp":1772366400000}],"savedAt":1772366400000,"older":[{"category":"bonding","difficulty":"hard","answered":2,"correct":1}],"uploaded":"00000000-0000-4000-a000-000000000001"}}',
      value: { ...progress, uploaded: '00000000-0000-4000-a000-000000000001' },
    },
  },
  [keys.BOOKMARKS_KEY]: { 1: bookmarks },
  [keys.THEME_KEY]: { 1: { text: '{"version":1,"value":"light"}', value: 'light' } },
  [keys.NAME_KEY]: { 1: { text: '{"version":1,"value":"Marie Curie"}', value: 'Marie Curie' } },
  [technicalKeys.EARLY_BOOKMARKS_KEY]: { 1: bookmarks },
  [technicalKeys.OUTBOX_KEY]: {
    1: {
      text: '{"version":1,"value":{"upload":{"userId":"00000000-0000-4000-8000-000000000002","chunk":{"import_id":"00000000-0000-4000-a000-000000000001"},"later":[]},"leftBy":"00000000-0000-4000-8000-000000000001","answers":[{"userId":"00000000-0000-4000-8000-000000000001","issueId":"00000000-0000-4000-9000-000000000001","questionId":"as-e1.1.k3f9","selectedAnswer":3}]}}',
      value: outbox,
    },
  },
  [technicalKeys.UNISSUED_KEY]: {
    1: {
      text: '{"version":1,"value":{"00000000-0000-4000-8000-000000000001":{"progress":{"totals":{"totalAnswered":3,"correctAnswers":2,"incorrectAnswers":1,"totalTimeSpent":30.5,"currentStreak":2,"bestStreak":2},"answers":[{"questionId":"as-e1.1.k3f9","selectedAnswer":1,"isCorrect":true,"timeSpent":10.5,"timestamp":1772366400000}],"savedAt":1772366400000,"older":[{"category":"bonding","difficulty":"hard","answered":2,"correct":1}]},"upload":{"userId":"00000000-0000-4000-8000-000000000001","chunk":{"import_id":"00000000-0000-4000-a000-000000000001"}}}}}',
      value: unissued,
    },
  },
  [technicalKeys.ACCOUNT_COPY_KEY]: {
    1: {
      text: '{"version":1,"value":{"userId":"00000000-0000-4000-8000-000000000001","progress":{"totals":{"totalAnswered":3,"correctAnswers":2,"incorrectAnswers":1,"totalTimeSpent":30.5,"currentStreak":2,"bestStreak":2},"answers":[{"questionId":"as-e1.1.k3f9","selectedAnswer":1,"isCorrect":true,"timeSpent":10.5,"timestamp":1772366400000}],"savedAt":1772366400000,"older":[{"category":"bonding","difficulty":"hard","answered":2,"correct":1}]}}}',
      value: { userId: match.userId, progress },
    },
  },
  [technicalKeys.MATCH_KEY]: {
    1: {
      text: '{"version":1,"value":{"userId":"00000000-0000-4000-8000-000000000001","matchId":"00000000-0000-4000-8000-000000000007","isKept":true}}',
      value: match,
    },
  },
  [technicalKeys.PRACTICE_KEY]: {
    1: {
      text: '{"version":1,"value":{"owner":"guest","first":null,"only":"bonding","difficulty":"easy","earlier":2,"history":[{"id":"bo-e1.1.k3f9","isCounted":true},{"id":"bo-e1.1.k3fa","isCounted":false,"issueId":"00000000-0000-4000-9000-000000000001"}],"index":1,"turn":{"status":"locked","chosen":2,"milliseconds":4200,"isSent":false}}}',
      value: {
        owner: 'guest',
        first: null,
        only: 'bonding',
        difficulty: 'easy',
        earlier: 2,
        history: [
          { id: 'bo-e1.1.k3f9', isCounted: true },
          {
            id: 'bo-e1.1.k3fa',
            isCounted: false,
            issueId: '00000000-0000-4000-9000-000000000001',
          },
        ],
        index: 1,
        turn: { status: 'locked', chosen: 2, milliseconds: 4200, isSent: false },
      },
    },
  },
  [technicalKeys.TRANSPORT_KEY]: {
    1: {
      text: '{"version":1,"value":{"transport":"poll","since":1772366400000}}',
      value: { transport: 'poll', since: 1_772_366_400_000 },
    },
  },
  [technicalKeys.REPORTS_KEY]: {
    1: {
      text: '{"version":1,"value":[{"type":"fault","id":"00000000-0000-4000-9000-000000000001","by":null,"about":{"what":"question","id":"as-e1.1.k3f9","choice":"Sodium"},"sentence":"Two are right."},{"type":"fault","id":"00000000-0000-4000-9000-000000000002","about":{"what":"value","element":"Fe","property":"Density","shown":"7.874 g/cm³"},"sentence":"My book says 7.86."},{"type":"name","id":"00000000-0000-4000-9000-000000000003","by":"00000000-0000-4000-8000-000000000001","seen":{"place":"match","match_id":"00000000-0000-4000-9000-000000000004"},"reason":"contact"}]}',
      value: [
        {
          type: 'fault',
          id: '00000000-0000-4000-9000-000000000001',
          by: null,
          about: { what: 'question', id: 'as-e1.1.k3f9', choice: 'Sodium' },
          sentence: 'Two are right.',
        },
        {
          type: 'fault',
          id: '00000000-0000-4000-9000-000000000002',
          about: { what: 'value', element: 'Fe', property: 'Density', shown: '7.874 g/cm³' },
          sentence: 'My book says 7.86.',
        },
        {
          type: 'name',
          id: '00000000-0000-4000-9000-000000000003',
          by: '00000000-0000-4000-8000-000000000001',
          seen: { place: 'match', match_id: '00000000-0000-4000-9000-000000000004' },
          reason: 'contact',
        },
      ],
    },
  },
  [technicalKeys.CLASS_WORK_KEY]: {
    1: {
      text: '{"version":1,"value":{"members":[{"memberId":"00000000-0000-4000-9000-000000000002","classId":"00000000-0000-4000-9000-000000000003","className":"Class 9b","work":[{"assignmentId":"00000000-0000-4000-9000-000000000004","name":"Ions","opensAt":"2026-03-01T12:00:00.000Z","closesAt":null,"questions":["as-e1.1.k3f9","ge-h21.1.4"],"timer":"x2","tries":2,"hints":true,"answers":[{"place":0,"attempt":1,"selectedAnswer":null,"isCorrect":false}]}]}],"unsent":[{"assignmentId":"00000000-0000-4000-9000-000000000004","memberId":"00000000-0000-4000-9000-000000000002","place":1,"attempt":1,"selectedAnswer":0,"response":"12 g","isCorrect":true}]}}',
      value: {
        members: [
          {
            memberId: '00000000-0000-4000-9000-000000000002',
            classId: '00000000-0000-4000-9000-000000000003',
            className: 'Class 9b',
            work: [
              {
                assignmentId: '00000000-0000-4000-9000-000000000004',
                name: 'Ions',
                opensAt: '2026-03-01T12:00:00.000Z',
                closesAt: null,
                questions: ['as-e1.1.k3f9', 'ge-h21.1.4'],
                timer: 'x2',
                tries: 2,
                hints: true,
                answers: [{ place: 0, attempt: 1, selectedAnswer: null, isCorrect: false }],
              },
            ],
          },
        ],
        unsent: [
          {
            assignmentId: '00000000-0000-4000-9000-000000000004',
            memberId: '00000000-0000-4000-9000-000000000002',
            place: 1,
            attempt: 1,
            selectedAnswer: 0,
            response: '12 g',
            isCorrect: true,
          },
        ],
      },
    },
  },
  [technicalKeys.SEAT_KEY]: {
    1: {
      text: '{"version":1,"value":{"pin":"BCDFGH","name":"Ada","secret":"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ","seat":null,"joinedAt":1772366400000}}',
      value: {
        pin: 'BCDFGH',
        name: 'Ada',
        secret: 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ',
        seat: null,
        joinedAt: 1_772_366_400_000,
      },
    },
  },
  [technicalKeys.TABLE_KEY]: {
    1: {
      text: '{"version":1,"value":{"layout":"whole","group3":"lu","labels":"cas","cell":"oxidation"}}',
      value: { layout: 'whole', group3: 'lu', labels: 'cas', cell: 'oxidation' },
    },
  },
  [technicalKeys.TODAY_KEY]: {
    1: {
      text: '{"version":1,"value":{"owner":"guest","about":{"kind":"idea","id":"BO5"},"size":5,"startedAt":1772366400000,"openedAt":1772366460000,"asked":[{"questionId":"as-e1.1.k3f9","reason":{"kind":"idea","idea":"BO5"},"chosen":2,"isAnswered":true},{"questionId":"bo-e1.1.k3fa","issueId":"00000000-0000-4000-9000-000000000001","reason":{"kind":"not-seen","days":9},"chosen":null,"isAnswered":false}]}}',
      value: {
        owner: 'guest',
        about: { kind: 'idea', id: 'BO5' },
        size: 5,
        startedAt: 1_772_366_400_000,
        openedAt: 1_772_366_460_000,
        asked: [
          {
            questionId: 'as-e1.1.k3f9',
            reason: { kind: 'idea', idea: 'BO5' },
            chosen: 2,
            isAnswered: true,
          },
          {
            questionId: 'bo-e1.1.k3fa',
            issueId: '00000000-0000-4000-9000-000000000001',
            reason: { kind: 'not-seen', days: 9 },
            chosen: null,
            isAnswered: false,
          },
        ],
      },
    },
    2: {
      text: '{"version":2,"value":{"owner":"guest","about":{"kind":"plan"},"size":5,"startedAt":1772366400000,"openedAt":1772366460000,"asked":[{"questionId":"as-h21.1.k3f9","reason":{"kind":"least-known"},"chosen":"15.9","isAnswered":true,"isRight":false},{"questionId":"as-h22.1.k3f9","reason":{"kind":"new"},"chosen":"1","isAnswered":false}]}}',
      value: {
        owner: 'guest',
        about: { kind: 'plan' },
        size: 5,
        startedAt: 1_772_366_400_000,
        openedAt: 1_772_366_460_000,
        asked: [
          {
            questionId: 'as-h21.1.k3f9',
            reason: { kind: 'least-known' },
            chosen: '15.9',
            isAnswered: true,
            isRight: false,
          },
          {
            questionId: 'as-h22.1.k3f9',
            reason: { kind: 'new' },
            chosen: '1',
            isAnswered: false,
          },
        ],
      },
    },
    3: {
      text: '{"version":3,"value":{"owner":"guest","about":{"kind":"check"},"size":12,"startedAt":1772366400000,"openedAt":1772366460000,"asked":[{"questionId":"as-m3.1.1","reason":{"kind":"check"},"chosen":null,"isAnswered":true},{"questionId":"bo-e1.1.2","reason":{"kind":"check"},"chosen":1,"isAnswered":false}]}}',
      value: {
        owner: 'guest',
        about: { kind: 'check' },
        size: 12,
        startedAt: 1_772_366_400_000,
        openedAt: 1_772_366_460_000,
        asked: [
          {
            questionId: 'as-m3.1.1',
            reason: { kind: 'check' },
            chosen: null,
            isAnswered: true,
          },
          {
            questionId: 'bo-e1.1.2',
            reason: { kind: 'check' },
            chosen: 1,
            isAnswered: false,
          },
        ],
      },
    },
    4: {
      text: '{"version":4,"value":{"owner":"guest","about":{"kind":"plan"},"size":10,"minutes":5,"startedAt":1772366400000,"openedAt":1772366460000,"workedMs":42000,"asked":[{"questionId":"as-m3.1.1","reason":{"kind":"sure-mistake"},"chosen":1,"isAnswered":true,"isSure":true},{"questionId":"bo-e1.1.2","reason":{"kind":"new"},"chosen":1,"isAnswered":false}]}}',
      value: {
        owner: 'guest',
        about: { kind: 'plan' },
        size: 10,
        minutes: 5,
        startedAt: 1_772_366_400_000,
        openedAt: 1_772_366_460_000,
        workedMs: 42_000,
        asked: [
          {
            questionId: 'as-m3.1.1',
            reason: { kind: 'sure-mistake' },
            chosen: 1,
            isAnswered: true,
            isSure: true,
          },
          {
            questionId: 'bo-e1.1.2',
            reason: { kind: 'new' },
            chosen: 1,
            isAnswered: false,
          },
        ],
      },
    },
  },
}

/** Files as they were exported, by their version, and the parts that they are read as. */
const files: Readonly<Record<number, Sample>> = {
  1: {
    text: '{"format":"periodic-wizard","version":1,"stats":{"totalGamesPlayed":0,"totalCorrectAnswers":0,"totalIncorrectAnswers":0,"bestStreak":0,"currentStreak":0,"averageTimePerQuestion":0,"multiplayerWins":0,"multiplayerLosses":0,"lastPlayedDate":null,"favoriteElements":[],"weakestTopics":[],"studyTime":0},"history":[],"preferences":{"enabledCategories":["bonding"],"difficulty":"medium","autoAdvance":false,"showExplanations":true,"soundEffects":true,"timerEnabled":true,"questionTypes":["symbol"],"studyReminders":false},"bookmarks":{"elements":["Fe"],"questions":[]},"progress":{"totals":{"totalAnswered":0,"correctAnswers":0,"incorrectAnswers":0,"totalTimeSpent":0,"currentStreak":0,"bestStreak":0},"answers":[],"savedAt":0},"name":"Marie Curie","theme":"light","exportDate":"2026-03-01T12:00:00.000Z"}',
    value: {
      stats: statsIn(memoryStorage()).fallback,
      history: [],
      preferences: {
        ...addedSettings,
        enabledCategories: ['bonding'],
        difficulty: 'medium',
        autoAdvance: false,
        showExplanations: true,
        soundEffects: true,
        timerEnabled: true,
        questionTypes: ['symbol'],
        studyReminders: false,
      },
      bookmarks: { elements: ['Fe'], questions: [] },
      progress: progressIn(memoryStorage()).fallback,
      name: 'Marie Curie',
      theme: 'light',
    },
  },
}

/** Values with fields that were added later, without a new version. */
const additions: readonly (readonly [key: string, Sample])[] = [
  [
    keys.SETTINGS_KEY,
    {
      text: '{"version":1,"value":{"enabledCategories":["bonding"],"difficulty":"hard","topics":[],"course":null,"dailyGoal":"questions-10","plannedPause":"2026-03-01_2026-03-07","showExplanations":true,"soundEffects":true,"autoAdvance":false,"quietPractice":true,"timerEnabled":true,"questionTypes":["symbol"],"studyReminders":false,"answerKindsOff":[]}}',
      value: {
        ...addedSettings,
        enabledCategories: ['bonding'],
        difficulty: 'hard',
        dailyGoal: 'questions-10',
        plannedPause: '2026-03-01_2026-03-07',
        examDay: '',
        showExplanations: true,
        soundEffects: true,
        autoAdvance: false,
        quietPractice: true,
        timerEnabled: true,
        questionTypes: ['symbol'],
        studyReminders: false,
      },
    },
  ],
  [
    keys.SETTINGS_KEY,
    {
      text: '{"version":1,"value":{"enabledCategories":["bonding"],"difficulty":"hard","topics":["gases","of-a-later-version"],"course":"ap-chemistry","showExplanations":true,"soundEffects":true,"autoAdvance":false,"timerEnabled":true,"questionTypes":["symbol"],"studyReminders":false,"answerKindsOff":[]}}',
      value: {
        ...addedSettings,
        enabledCategories: ['bonding'],
        difficulty: 'hard',
        topics: ['gases', 'of-a-later-version'],
        course: 'ap-chemistry',
        showExplanations: true,
        soundEffects: true,
        autoAdvance: false,
        timerEnabled: true,
        questionTypes: ['symbol'],
        studyReminders: false,
      },
    },
  ],
  [
    keys.SETTINGS_KEY,
    {
      text: '{"version":1,"value":{"enabledCategories":["bonding"],"difficulty":"hard","showExplanations":true,"soundEffects":true,"autoAdvance":false,"timerEnabled":true,"questionTypes":["symbol"],"studyReminders":false,"answerKindsOff":["formula","table"]}}',
      value: {
        ...addedSettings,
        enabledCategories: ['bonding'],
        difficulty: 'hard',
        showExplanations: true,
        soundEffects: true,
        autoAdvance: false,
        timerEnabled: true,
        questionTypes: ['symbol'],
        studyReminders: false,
        answerKindsOff: ['formula', 'table'],
      },
    },
  ],
  [
    keys.SETTINGS_KEY,
    {
      text: '{"version":1,"value":{"enabledCategories":["bonding"],"difficulty":"hard","showExplanations":true,"soundEffects":true,"autoAdvance":false,"timerEnabled":true,"questionTypes":["symbol"],"studyReminders":false,"answerKindsOff":["formula","atom","match","lewis"]}}',
      value: {
        ...addedSettings,
        enabledCategories: ['bonding'],
        difficulty: 'hard',
        showExplanations: true,
        soundEffects: true,
        autoAdvance: false,
        timerEnabled: true,
        questionTypes: ['symbol'],
        studyReminders: false,
        answerKindsOff: ['formula', 'atom', 'match', 'lewis'],
      },
    },
  ],
  [
    keys.OFFLINE_PROGRESS_KEY,
    {
      text: '{"version":2,"value":{"totals":{"totalAnswered":1,"correctAnswers":1,"incorrectAnswers":0,"totalTimeSpent":10.5,"currentStreak":1,"bestStreak":1},"answers":[{"questionId":"ge-h21.1.k3f9","selectedAnswer":0,"response":"2,5·10^-3 kg","isCorrect":true,"timeSpent":10.5,"timestamp":1772366400000}],"savedAt":1772366400000}}',
      value: {
        totals: {
          totalAnswered: 1,
          correctAnswers: 1,
          incorrectAnswers: 0,
          totalTimeSpent: 10.5,
          currentStreak: 1,
          bestStreak: 1,
        },
        answers: [
          {
            questionId: 'ge-h21.1.k3f9',
            selectedAnswer: 0,
            response: '2,5·10^-3 kg',
            isCorrect: true,
            timeSpent: 10.5,
            timestamp: 1_772_366_400_000,
          },
        ],
        savedAt: 1_772_366_400_000,
      },
    },
  ],
  [
    technicalKeys.OUTBOX_KEY,
    {
      text: '{"version":1,"value":{"answers":[{"userId":"00000000-0000-4000-8000-000000000001","issueId":"00000000-0000-4000-9000-000000000001","questionId":"ge-m22.1.k3f9","selectedAnswer":0,"response":"1, 5, 3, 4"}]}}',
      value: {
        answers: [
          {
            userId: '00000000-0000-4000-8000-000000000001',
            issueId: '00000000-0000-4000-9000-000000000001',
            questionId: 'ge-m22.1.k3f9',
            selectedAnswer: 0,
            response: '1, 5, 3, 4',
          },
        ],
      },
    },
  ],
  [
    technicalKeys.PRACTICE_KEY,
    {
      text: '{"version":1,"value":{"owner":"guest","first":null,"only":null,"difficulty":"medium","earlier":0,"history":[{"id":"pe-m21.1.k3f9","isCounted":false}],"index":0,"turn":{"status":"open","chosen":"2, 0, 1","openedAt":1772366400000}}}',
      value: {
        owner: 'guest',
        first: null,
        only: null,
        difficulty: 'medium',
        earlier: 0,
        history: [{ id: 'pe-m21.1.k3f9', isCounted: false }],
        index: 0,
        turn: { status: 'open', chosen: '2, 0, 1', openedAt: 1_772_366_400_000 },
      },
    },
  ],
  [
    keys.OFFLINE_PROGRESS_KEY,
    {
      text: '{"version":2,"value":{"totals":{"totalAnswered":1,"correctAnswers":0,"incorrectAnswers":1,"totalTimeSpent":10.5,"currentStreak":0,"bestStreak":0},"answers":[{"questionId":"ge-h21.1.k3f9","selectedAnswer":1,"response":"105 g","isCorrect":false,"timeSpent":10.5,"timestamp":1772366400000,"hintsTaken":2,"secondResponse":"47.9 g","secondCorrect":true}],"savedAt":1772366400000,"past":"ge-m24.1h.ml7z9400;"}}',
      value: {
        totals: {
          totalAnswered: 1,
          correctAnswers: 0,
          incorrectAnswers: 1,
          totalTimeSpent: 10.5,
          currentStreak: 0,
          bestStreak: 0,
        },
        answers: [
          {
            questionId: 'ge-h21.1.k3f9',
            selectedAnswer: 1,
            response: '105 g',
            isCorrect: false,
            timeSpent: 10.5,
            timestamp: 1_772_366_400_000,
            hintsTaken: 2,
            secondResponse: '47.9 g',
            secondCorrect: true,
          },
        ],
        savedAt: 1_772_366_400_000,
        past: 'ge-m24.1h.ml7z9400;',
      },
    },
  ],
  [
    technicalKeys.OUTBOX_KEY,
    {
      text: '{"version":1,"value":{"answers":[{"userId":"00000000-0000-4000-8000-000000000001","issueId":"00000000-0000-4000-9000-000000000001","questionId":"ge-m22.1.k3f9","selectedAnswer":0,"response":"1, 5, 3, 3","hintsTaken":1,"secondResponse":"1, 5, 3, 4"}]}}',
      value: {
        answers: [
          {
            userId: '00000000-0000-4000-8000-000000000001',
            issueId: '00000000-0000-4000-9000-000000000001',
            questionId: 'ge-m22.1.k3f9',
            selectedAnswer: 0,
            response: '1, 5, 3, 3',
            hintsTaken: 1,
            secondResponse: '1, 5, 3, 4',
          },
        ],
      },
    },
  ],
  [
    technicalKeys.PRACTICE_KEY,
    {
      text: '{"version":1,"value":{"owner":"guest","first":null,"only":null,"difficulty":"medium","earlier":0,"history":[{"id":"ge-h21.1.k3f8","isCounted":true,"result":{"given":"105 g","isCorrect":false},"second":{"given":"47.9 g","isCorrect":true}},{"id":"ge-h21.1.k3f9","isCounted":true,"result":{"given":"1 g","isCorrect":false},"hintsTaken":2}],"index":1,"turn":{"status":"retrying","first":"1 g","chosen":"2 g","milliseconds":900,"recordedAt":1772366400000,"isSent":false}}}',
      value: {
        owner: 'guest',
        first: null,
        only: null,
        difficulty: 'medium',
        earlier: 0,
        history: [
          {
            id: 'ge-h21.1.k3f8',
            isCounted: true,
            result: { given: '105 g', isCorrect: false },
            second: { given: '47.9 g', isCorrect: true },
          },
          {
            id: 'ge-h21.1.k3f9',
            isCounted: true,
            result: { given: '1 g', isCorrect: false },
            hintsTaken: 2,
          },
        ],
        index: 1,
        turn: {
          status: 'retrying',
          first: '1 g',
          chosen: '2 g',
          milliseconds: 900,
          recordedAt: 1_772_366_400_000,
          isSent: false,
        },
      },
    },
  ],
  [
    technicalKeys.TODAY_KEY,
    {
      text: '{"version":2,"value":{"owner":"guest","about":{"kind":"plan"},"size":5,"startedAt":1772366400000,"openedAt":1772366460000,"asked":[{"questionId":"as-h21.1.k3f9","reason":{"kind":"least-known"},"chosen":"15.9","isAnswered":true,"isRight":false,"hintsTaken":2,"second":{"given":"16.1","isCorrect":true}},{"questionId":"as-h22.1.k3f9","reason":{"kind":"new"},"chosen":"2","isAnswered":false,"isRight":false,"retry":{"first":"1","recordedAt":1772366470000}}]}}',
      value: {
        owner: 'guest',
        about: { kind: 'plan' },
        size: 5,
        startedAt: 1_772_366_400_000,
        openedAt: 1_772_366_460_000,
        asked: [
          {
            questionId: 'as-h21.1.k3f9',
            reason: { kind: 'least-known' },
            chosen: '15.9',
            isAnswered: true,
            isRight: false,
            hintsTaken: 2,
            second: { given: '16.1', isCorrect: true },
          },
          {
            questionId: 'as-h22.1.k3f9',
            reason: { kind: 'new' },
            chosen: '2',
            isAnswered: false,
            isRight: false,
            retry: { first: '1', recordedAt: 1_772_366_470_000 },
          },
        ],
      },
    },
  ],
]

const places: Readonly<Record<string, Opened>> = {
  [keys.STATS_KEY]: opener(statsIn),
  [keys.HISTORY_KEY]: opener(historyIn),
  [keys.SETTINGS_KEY]: opener(settingsIn),
  [keys.OFFLINE_PROGRESS_KEY]: opener(progressIn),
  [keys.BOOKMARKS_KEY]: opener(bookmarksIn),
  [keys.THEME_KEY]: opener(themeIn),
  [keys.NAME_KEY]: opener(nameIn),
  [technicalKeys.EARLY_BOOKMARKS_KEY]: opener((storage) =>
    bookmarksIn(storage, technicalKeys.EARLY_BOOKMARKS_KEY),
  ),
  [technicalKeys.OUTBOX_KEY]: opener(outboxIn),
  [technicalKeys.UNISSUED_KEY]: opener(unissuedIn),
  [technicalKeys.ACCOUNT_COPY_KEY]: opener(accountCopyIn),
  [technicalKeys.MATCH_KEY]: opener(matchInPlayIn),
  [technicalKeys.PRACTICE_KEY]: opener(storedPracticeIn),
  [technicalKeys.TRANSPORT_KEY]: opener(storedTransportIn),
  [technicalKeys.TODAY_KEY]: opener(storedTodayIn),
  [technicalKeys.CLASS_WORK_KEY]: opener(storedWorkIn),
  [technicalKeys.SEAT_KEY]: opener(storedSeatIn),
  [technicalKeys.TABLE_KEY]: opener(storedArrangementIn),
  [technicalKeys.REPORTS_KEY]: opener(reportsIn),
}

/** The files that store values. One that is new here also needs its key and its samples above. */
const storing = [
  'classroom/work/stored-work.ts',
  'class-game/client/stored-seat.ts',
  'outbox/match-in-play.ts',
  'outbox/outbox.ts',
  'outbox/split-progress.ts',
  'outbox/waiting-reports.ts',
  'theme/theme.ts',
  'trend-lab/address/stored-arrangement.ts',
  'user-data/bookmarks.ts',
  'user-data/games/history.ts',
  'user-data/stored-practice.ts',
  'user-data/name.ts',
  'user-data/progress.ts',
  'user-data/settings.ts',
  'user-data/games/stats.ts',
  'wire/fallback/stored-transport.ts',
  'user-data/stored-today.ts',
  'user-data/unissued/account-copy.ts',
  'user-data/unissued/unissued.ts',
]

type Opened = (storage: TextStorage) => Pick<Stored<unknown>, 'get' | 'persistence'> & {
  /** Stores the value that was read, as the present version does. */
  readonly rewrite: () => void
}

function opener<Value>(placeIn: (storage: TextStorage) => Stored<Value>): Opened {
  return (storage) => {
    const place = placeIn(storage)
    return { ...place, rewrite: () => place.set(place.get()) }
  }
}

/** The versions up to the one in which the value is stored now. */
function versionsOf(key: string): readonly number[] {
  const storage = memoryStorage()
  places[key]?.(storage).rewrite()
  const { version } = JSON.parse(storage.texts.get(key) ?? '{}')
  return upTo(version)
}

function upTo(version: number): readonly number[] {
  return Array.from({ length: version }, (_, index) => index + 1)
}

const allKeys = [...Object.values(keys), ...Object.values(technicalKeys)]

test('every key has samples and a place, and every file that stores a value is known', () => {
  expect(Object.keys(samples).toSorted()).toEqual(allKeys.toSorted())
  expect(Object.keys(places).toSorted()).toEqual(allKeys.toSorted())
  const room = 'src/web/'
  const found = globSync(`${room}**/*.{ts,tsx}`)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => /\bstored[(<]/.test(readFileSync(file, 'utf8')))
    .map((file) => file.slice(room.length))
    .filter((file) => file !== 'store/stored.ts')
  expect(found.toSorted()).toEqual(storing.toSorted())
})

describe.each(allKeys)('%s', (key) => {
  test('has a sample of each version', () => {
    expect(Object.keys(samples[key] ?? {}).map(Number)).toEqual(versionsOf(key))
  })

  test.each(Object.entries(samples[key] ?? {}))(
    'S7 version %s is read as it was frozen, also after it is stored again',
    (version, { text, value }) => {
      const storage = memoryStorage({ [key]: text })
      const place = places[key]?.(storage)
      expect(text.startsWith(`{"version":${version},`)).toBe(true)
      expect([place?.get(), place?.persistence()]).toEqual([value, 'stored'])
      place?.rewrite()
      expect(places[key]?.(memoryStorage(Object.fromEntries(storage.texts))).get()).toEqual(value)
      expect([...storage.texts.keys()].filter((other) => other.endsWith('.bad'))).toEqual([])
    },
  )
})

test('S7 the outbox and the match are read from the record that held them before', () => {
  const storage = memoryStorage({ [keys.OFFLINE_PROGRESS_KEY]: PROGRESS_1 })
  expect([matchInPlayIn(storage).get(), outboxIn(storage).get()]).toEqual([match, outbox])
})

test('there is a file of each version', () => {
  expect(Object.keys(files).map(Number)).toEqual(upTo(FORMAT.version))
})

test.each(additions)(
  'S7 %s is read with the later additions to its version, also after it is stored again',
  (key, { text, value }) => {
    const storage = memoryStorage({ [key]: text })
    const place = places[key]?.(storage)
    expect([place?.get(), place?.persistence()]).toEqual([value, 'stored'])
    place?.rewrite()
    expect(places[key]?.(memoryStorage(Object.fromEntries(storage.texts))).get()).toEqual(value)
  },
)

test.each(Object.entries(files))(
  'S7 a file of version %s is read as it was frozen',
  (_, { text, value }) => {
    expect(readExportFile(text, Date.UTC(2026, 2, 2))).toEqual({ isGood: true, parts: value })
  },
)
