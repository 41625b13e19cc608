import { resolve } from 'node:path'

import * as z from 'zod'

import { StartupProblem } from './startup-problem.ts'

const modes = ['development', 'production', 'test'] as const
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const variables = z.object({
  NODE_ENV: z.enum(modes).default('development'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.int().max(65_535))
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .optional(),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PUBLIC_ORIGIN: z.string().refine(isWebOrigin).optional(),
  SUPPORT_EMAIL: z.email().default('support@periodic-wizard.example'),
  LOG_LEVEL: z.enum(levels).default('info'),
})

type VariableName = keyof z.output<typeof variables>

const expected: Readonly<Record<VariableName, string>> = {
  NODE_ENV: `one of ${modes.join(', ')}`,
  PORT: 'a whole number from 0 to 65535',
  HOST: 'a host name or address, such as 127.0.0.1 or 0.0.0.0',
  DATA_DIR: 'a folder for the embedded database',
  DATABASE_URL: 'a PostgreSQL address, such as postgres://user:password@host:5432/name',
  PUBLIC_ORIGIN: 'where browsers find this server, such as https://chem.example, without a path',
  SUPPORT_EMAIL: 'an e-mail address',
  LOG_LEVEL: `one of ${levels.join(', ')}`,
}

/** Values that are never printed, because they hold a password. */
const secrets: ReadonlySet<string> = new Set<VariableName>(['DATABASE_URL'])

export type Environment = {
  readonly mode: (typeof modes)[number]
  readonly port: number
  readonly host: string
  /** Absolute path of the folder of the embedded database. */
  readonly dataDir: string
  /** Address of a real PostgreSQL; undefined means the embedded one. */
  readonly databaseUrl: string | undefined
  /** Undefined when not given: then the origin is `http://localhost` with the real port. */
  readonly publicOrigin: string | undefined
  readonly supportEmail: string
  readonly logLevel: (typeof levels)[number]
}

type Given = Readonly<Record<string, string | undefined>>

/**
 * Reads the environment, once, at start. An empty variable counts as not given.
 * @throws StartupProblem that names every wrong or missing variable at once
 */
export function readEnvironment(given: Given): Environment {
  const parsed = variables.safeParse(withoutEmpty(given))
  const wrong = parsed.success ? [] : parsed.error.issues.map((issue) => wrongLine(issue, given))
  const problems = [...new Set([...wrong, ...missingLines(given)])]
  if (!parsed.success || problems.length > 0) {
    throw new StartupProblem(
      ['Periodic Wizard cannot start, because of its environment:', ...problems].join('\n  '),
    )
  }
  const values = parsed.data
  return {
    mode: values.NODE_ENV,
    port: values.PORT,
    host: values.HOST ?? (values.NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1'),
    dataDir: resolve(values.DATA_DIR ?? './data'),
    databaseUrl: values.DATABASE_URL,
    publicOrigin: values.PUBLIC_ORIGIN,
    supportEmail: values.SUPPORT_EMAIL,
    logLevel: values.LOG_LEVEL,
  }
}

function withoutEmpty(given: Given): Given {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
}

function isWebOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.parse(text)?.origin === text
}

function wrongLine(issue: z.core.$ZodIssue, given: Given): string {
  const name = variables.keyof().parse(issue.path[0])
  const value = secrets.has(name) ? 'a value that is not shown' : JSON.stringify(given[name])
  return `${name}: given ${value}, expected ${expected[name]}`
}

function missingLines(given: Given): readonly string[] {
  if (given['NODE_ENV'] !== 'production') return []
  return [
    ...(given['PUBLIC_ORIGIN']
      ? []
      : [`PUBLIC_ORIGIN: missing, expected ${expected.PUBLIC_ORIGIN}`]),
    ...(given['DATA_DIR'] || given['DATABASE_URL']
      ? []
      : [
          `DATABASE_URL: missing, expected ${expected.DATABASE_URL}; or DATA_DIR, ${expected.DATA_DIR}`,
        ]),
  ]
}
