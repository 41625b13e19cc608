import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

import { articles } from './content/pipeline/plugin.ts'

/** What every page needs stands in one file: it compresses better than many small ones. */
const firstView = {
  name: 'react',
  test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
}

export default defineConfig({
  plugins: [articles(), tailwindcss(), reactRouter()],
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups: [firstView] } } },
  },
})
