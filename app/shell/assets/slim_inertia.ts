import type { Plugin } from 'vite'

const DISPLAY_NAME = /^\w+\.displayName = .*;$/gm
const TOKEN_NAMES = 'import { client as precognitionClient } from "laravel-precognition";'
const NO_TOKEN_NAMES =
  'const precognitionClient = { withXsrfCookieName() {}, withXsrfHeaderName() {} };'

/**
 * Leaves out of the build what no page uses of Inertia: it names its components by assignments,
 * which keep all of them, and always tells the validation of its form which cookie has the token.
 * Where a later Inertia is written otherwise, pages grow past their budgets.
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
