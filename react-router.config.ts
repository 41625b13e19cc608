import type { Config } from '@react-router/dev/config'

import { articleSlugs } from './content/pipeline/compile.ts'
import { finishBuild } from './scripts/build/finish-build.ts'
import { prerenderedPaths } from './src/web/paths.ts'

/** Every page is written as static HTML at build time; the server only hands files out. */
export default {
  appDirectory: 'src/web',
  buildDirectory: 'dist',
  ssr: false,
  prerender: [...prerenderedPaths, ...articleSlugs().map((slug) => `/blog/${slug}`)],
  buildEnd: finishBuild,
} satisfies Config
