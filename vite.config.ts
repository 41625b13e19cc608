import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

import { articles } from './content/pipeline/plugin.ts'

/**
 * Modules that are always needed together share one file: a few files compress better than two dozen
 * small ones, and each costs a header and a place in the queue. A module takes along its imports, so
 * the data that one screen can do without comes first. Groups are folders; a test compares the paths
 * with the files that exist.
 */
const groups = [
  {
    name: 'react',
    test: /rolldown\/runtime|node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
  },
  { name: 'identities', test: /src\/chemistry\/elements\/(identities|identity-data)\./ },
  {
    name: 'frame',
    test: /node_modules\/valibot\/|lucide-react\/dist\/esm\/(createLucideIcon|Icon|shared|defaultAttributes|context|icons\/(arrow-right|bookmark|check|x))\.|src\/web\/(root\.|shell\/(?!last-resort)|store\/|theme\/|user-data\/(bookmarks|name|progress|settings)\.|app\/(do-not-disturb|use-do-not-disturb)|ui\/(toast\/|text\/(grouped|number-in-words)|button|icon-button|notice|page-meta))/,
  },
  { name: 'elements', test: /src\/chemistry\/(elements\/(elements|element-data)|units)\./ },
  {
    name: 'asking',
    test: /src\/quiz\/(bank|which-element|practice\/(selection|session))\.|src\/quiz\/templates\/shared\/|src\/chemistry\/(compounds\/formulas\.|speech\/)/,
  },
  {
    name: 'properties',
    test: /src\/chemistry\/elements\/(element-properties|element-property-data|accepted-ranges|accepted-range-data|trends)\./,
  },
  {
    name: 'reactivity',
    test: /src\/chemistry\/(reactions\/(equations|null-space)|electrons\/(ions|ionization-energies|ionization-energy-data|configurations))\./,
  },
  { name: 'practice', test: /src\/web\/(practice\/(?!practice-route)|sound\/)/ },
]

export default defineConfig({
  plugins: [articles(), tailwindcss(), reactRouter()],
  // What pages say of who runs them.
  envPrefix: 'SUPPORT_EMAIL',
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
