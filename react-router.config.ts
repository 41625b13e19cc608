import type { Config } from '@react-router/dev/config'

import { finishBuild } from './scripts/finish-build.ts'
import { prerenderedPaths } from './src/web/paths.ts'

/** Every page is written as static HTML at build time; the server only hands files out. */
export default {
  appDirectory: 'src/web',
  buildDirectory: 'dist',
  ssr: false,
  prerender: prerenderedPaths,
  buildEnd: finishBuild,
} satisfies Config
