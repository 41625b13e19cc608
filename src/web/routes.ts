import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('shell/shell-route.tsx', [
    index('home/home-route.tsx', { id: 'landing' }),
    route('dashboard', 'home/home-route.tsx', { id: 'dashboard' }),
    route('dashboard/periodic-table', 'table-screen/table-route.tsx', [
      route(':symbol', 'table/element-route.tsx'),
    ]),
    route('dashboard/questions', 'practice/practice-route.tsx'),
    route('dashboard/today', 'today/today-route.tsx'),
    route('dashboard/learn', 'learning/learn-route.tsx'),
    route('dashboard/multiplayer', 'match/multiplayer-route.tsx'),
    route('leaderboard', 'leaderboard/leaderboard-route.tsx'),
    route('auth', 'sign-in/auth-route.tsx'),
    route('update-password', 'sign-in/update-password-route.tsx'),
    route('blogs', 'articles/library/blogs-route.tsx'),
    route('blog/:slug', 'articles/article-route.tsx'),
    route('tools/:tool?', 'tools/tools-route.tsx'),
    route('courses/:course?', 'courses/courses-route.tsx'),
    route('compare', 'compare/compare-route.tsx'),
    route('element/:name', 'element-pages/element-page-route.tsx'),
    route('trends/:key?', 'trend-pages/trend-page-route.tsx'),
    route('about', 'pages/about-route.tsx'),
    route('terms', 'pages/terms-route.tsx'),
    route('dashboard/bookmarks', 'bookmarks/bookmarks-route.tsx'),
    route('dashboard/progress', 'progress/progress-route.tsx'),
    route('dashboard/profile', 'profile/profile-route.tsx'),
    route('dashboard/settings', 'settings/settings-route.tsx'),
    route('offline', 'pages/offline-route.tsx'),
    route('*', 'pages/not-found-route.tsx'),
  ]),
] satisfies RouteConfig
