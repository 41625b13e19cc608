import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

import { articles } from './content/pipeline/plugin.ts'

/**
 * What is always needed together stands in one file: a few files compress better than two dozen small
 * ones, and each costs a header and a place in the queue. A file takes along what it imports, so the
 * data that one screen can do without come first.
 */
const groups = [
  {
    name: 'react',
    test: /rolldown\/runtime|node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
  },
  { name: 'identities', test: /src\/chemistry\/(identities|identity-data)\./ },
  {
    name: 'frame',
    test: /node_modules\/(valibot|lucide-react\/dist\/esm\/(createLucideIcon|Icon|shared|defaultAttributes|context|icons\/(arrow-left|arrow-right|bookmark|check|chevron-left|chevron-right|clock|x)\.))|src\/contract\/display-name\.|src\/quiz\/(categories|question-id|question-kind)\.|src\/web\/(root|shell\/(shell-route|header|footer|logo|navigation-bar|side-menu|menu-sheet|menu-link|still|support|theme-toggle|use-reminder|use-offline|account-controls|account-name|sign-out|use-account-start|match-call)|platform\/(theme|stored|use-stored|use-in-browser|storage-keys|text-storage|name|preferences|progress|bookmarks|concentration|use-concentration|visitor|holder|owned|use-own-data|live-line)|ui\/(button|icon-button|toast|toaster|page-meta|notice|short-name|account-missing|grouped)\.)/,
  },
  { name: 'elements', test: /src\/chemistry\/(elements|element-data|units)\./ },
  {
    name: 'asking',
    test: /src\/(quiz\/(bank|selection|session|which-element|templates\/(even-places|familiar|names))\.|chemistry\/(formulas|spoken|spoken-signs)\.|web\/(practice\/question-badge|ui\/chemical-text)\.)/,
  },
  {
    name: 'properties',
    test: /src\/chemistry\/(element-properties|element-property-data|accepted-ranges|accepted-range-data|trends)\./,
  },
  {
    name: 'reactivity',
    test: /src\/(chemistry\/(equations|null-space|ions|ionization-energies|ionization-energy-data|configurations|configuration-data)\.|quiz\/templates\/facet\.)/,
  },
  {
    name: 'practice',
    test: /src\/web\/(practice\/(?!practice-route)|platform\/(sound|sounds|draw-sound)\.|ui\/(correction|letters|signed-xp|verdict)\.)|lucide-react\/dist\/esm\/icons\/(loader-circle|volume-2|volume-x)\./,
  },
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
