import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

import { articles } from './content/pipeline/plugin.ts'

/** What every page needs stands in two files: they compress better than two dozen small ones. */
const groups = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
  },
  {
    name: 'frame',
    test: /node_modules\/(valibot|lucide-react\/dist\/esm\/(createLucideIcon|Icon|shared|defaultAttributes|context))|src\/web\/(root|shell\/(shell-route|header|footer|logo|navigation-bar|side-menu|still|support|theme-toggle)|platform\/(theme|stored|use-stored|storage-keys|text-storage|name|progress|bookmarks)|ui\/(button|icon-button|toast|toaster|page-meta|notice)\.)/,
  },
]

export default defineConfig({
  plugins: [articles(), tailwindcss(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
