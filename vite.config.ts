import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

import { elementPages } from './content/pipeline/element-plugin.ts'
import { articles } from './content/pipeline/plugin.ts'
import { referencePages } from './content/pipeline/reference/reference-plugin.ts'

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
    test: /node_modules\/valibot\/|lucide-react\/dist\/esm\/(createLucideIcon|Icon|shared|defaultAttributes|context|icons\/(arrow-right|bookmark|check|x))\.|src\/web\/(root\.|shell\/(?!last-resort|spilt-flask|later-work|guest-reports|keep-typed|navigation\/menu-[ls])|store\/|theme\/(?!frame-theme)|user-data\/(name|settings)\.|app\/(do-not-disturb|use-do-not-disturb)|ui\/(toast\/(?!toast-card|clear-of-trigger)|focus\/(use-early-input|pressed-key)|button|icon-button|notice|page-meta))/,
  },
  // The frame needs neither, but home and practice do.
  { name: 'bookmarks', test: /src\/web\/user-data\/bookmarks\./ },
  {
    name: 'progress',
    test: /src\/web\/(user-data\/progress|ui\/(account-missing|text\/(grouped|number-in-words)))\./,
  },
  {
    name: 'elements',
    test: /src\/chemistry\/(elements\/(elements|element-data|states)|electrons\/subshells|units)\./,
  },
  {
    name: 'asking',
    test: /src\/quiz\/(bank|which-element|practice\/(selection|session))\.|src\/quiz\/templates\/shared\/|src\/quiz\/worked\/(amounts|expressions|solutions|hints-most)\.|src\/chemistry\/(compounds\/formulas\.|speech\/)/,
  },
  {
    name: 'properties',
    test: /src\/chemistry\/elements\/(element-properties|element-property-data|accepted-ranges|accepted-range-data|trends)\./,
  },
  {
    name: 'reactivity',
    test: /src\/chemistry\/(reactions\/(equations|null-space)|electrons\/(ions|ionization-energies|ionization-energy-data|configurations))\./,
  },
  // The grid is on the page of the table and in questions that pick elements on it.
  {
    name: 'grid',
    test: /src\/web\/table\/(periodic-grid|element-cell|cut-name|use-typed-symbol|focus-cell|classes|legend|search-box)\.|src\/chemistry\/elements\/table-layout\./,
  },
  {
    name: 'practice',
    test: /src\/web\/(practice\/(?!practice-route|topic-banks|question\/made\/|question\/help\/hints|question\/help\/worked-solution|question\/help\/second-try|question\/help\/read-reference|question\/figure\/figure-view|question\/table-view\/|set\/)|sound\/)/,
  },
  // The search of the table answers from the data of the trend lab, and so does the comparison.
  {
    name: 'trends',
    test: /src\/web\/(trend-lab\/(data\/lab-data|data\/lab-properties|paint\/heat-paint)|trend-pages\/(trend-sentences|heat-colors)|compare\/differences|element-pages\/parts\/(scale|shown-number))\.|content\/elements\/trends\./,
  },
  // Screens have a title, and most of them panels.
  { name: 'screen', test: /src\/web\/ui\/(screen-title|panel)\./ },
  // The session of an account needs the days, without what a learner knows.
  { name: 'days', test: /src\/web\/learner\/(local-day|use-day)\./ },
  {
    name: 'learner',
    test: /src\/web\/(learner\/(use-learner|session-length)|goal\/(goal-line|use-goal))\.|src\/quiz\/(learning\/(forecast|learner)|practice\/session-length)\./,
  },
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
