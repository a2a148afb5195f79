import type { Plugin } from 'vite'

const DISPLAY_NAME = /^\w+\.displayName = .*;$/gm
const TOKEN_NAMES = 'import { client as precognitionClient } from "laravel-precognition";'
const NO_TOKEN_NAMES =
  'const precognitionClient = { withXsrfCookieName() {}, withXsrfHeaderName() {} };'

/**
 * Lets the bundler drop the parts of Inertia that no page uses. Setting `displayName` keeps every
 * component, and form validation is imported just to be given cookie names. If a new version of
 * Inertia no longer matches, the budgets of pages are exceeded.
 */
export const slimInertia: Plugin = {
  name: 'slim-inertia',
  apply: 'build',
  transform: {
    filter: { id: /(@inertiajs\/(core|react)|laravel-precognition)\/dist\// },
    handler: (code) => ({
      code: code
        .replace(DISPLAY_NAME, '')
        .replace(/= (forwardRef\d*)\(/g, '= /* @__PURE__ */ $1(')
        .replace(TOKEN_NAMES, NO_TOKEN_NAMES),
      map: null,
      moduleSideEffects: false,
    }),
  },
}
