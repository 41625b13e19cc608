import { fileURLToPath } from 'node:url'

import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

import { elementPages } from './content/pipeline/element-plugin.ts'
import { articles } from './content/pipeline/plugin.ts'
import { referencePages } from './content/pipeline/reference/reference-plugin.ts'
import { screenChunks } from './scripts/build/screen-chunks.ts'

/** The modules of a screen: its route, and all around it. */
const screen = (route: string) =>
  ['root.tsx', 'shell/shell-route.tsx', route].map((path) =>
    fileURLToPath(new URL(`src/web/${path}`, import.meta.url)),
  )

const groups = [
  {
    name: 'react',
    test: /rolldown\/runtime|node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
  },
  ...screenChunks({
    home: screen('home/home-route.tsx'),
    table: screen('table-screen/table-route.tsx'),
    practice: screen('practice/practice-route.tsx'),
  }),
]

export default defineConfig({
  plugins: [articles(), elementPages(), referencePages(), tailwindcss(), reactRouter()],
  // The variables of the operator that pages contain.
  envPrefix: ['SUPPORT_EMAIL', 'AD_PLACEHOLDER', 'OIDC_NAME'],
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    target: 'es2022',
    // Each page has these files, so that no list of what a later part needs has to name them.
    modulePreload: {
      resolveDependencies: (_file, files) =>
        files.filter((file) => !/^assets\/(react|rolldown-runtime|frame)-/.test(file)),
    },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
