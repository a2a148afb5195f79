import string from '@adonisjs/core/helpers/string'

/** Files of a new module by path. @param name snake_case */
export function moduleFiles(name: string, floor: number): Record<string, string> {
  const folder = `app/${name}`
  const url = `/${string.dashCase(name)}`
  const title = string.sentenceCase(name)
  const Name = string.pascalCase(name)
  return {
    [`${folder}/module.ts`]: `import { reservedHandles } from '#app/accounts/handles/reserved_handles'
import { defineModule } from '#app/kernel/modules/module'

export default defineModule({
  name: '${name}',
  floor: ${floor},
  routes: () => import('./routes.js'),
  extensions: [reservedHandles('${url.slice(1)}')],
})
`,
    [`${folder}/routes.ts`]: `import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'

const { ${Name}Pages } = controllers.${string.camelCase(name)}

router.get('${url}', [${Name}Pages, 'index']).use(middleware.auth())
`,
    [`${folder}/${name}_pages_controller.ts`]: `import type { HttpContext } from '@adonisjs/core/http'

export default class ${Name}PagesController {
  index({ inertia }: HttpContext) {
    return inertia.render('${name}/index', {})
  }
}
`,
    [`${folder}/ui_module.ts`]: `import { defineUiModule } from '#app/kit/shell/ui_module'

export default defineUiModule({
  name: '${name}',
  layouts: { '*': 'app' },
})
`,
    [`${folder}/ui/index_page.tsx`]: `import { Head } from '@inertiajs/react'

export default function ${Name}Index() {
  return (
    <div className="gutter py-8">
      <Head title="${title}" />
      <h1 className="font-display text-36">${title}</h1>
    </div>
  )
}
`,
    [`${folder}/${name}_pages.functional.spec.ts`]: `import { test } from '@japa/runner'
import { createUser } from '#tests/support/users'

test.group('${title}', () => {
  test('is for people who are signed in', async ({ client }) => {
    const stranger = await client.get('${url}').redirects(0)
    stranger.assertStatus(302)
    const member = await client.get('${url}').loginAs(await createUser())
    member.assertStatus(200)
  })
})
`,
  }
}

/** Adds a module to a list. @param room `module` or `ui_module` */
export function addModuleTo(list: string, name: string, room: string): string {
  const variable = string.camelCase(name)
  return list
    .replace(/\n\n\/\*\*/, `\nimport ${variable} from '#app/${name}/${room}'\n\n/**`)
    .replace(/\n\](.*)\n$/, `\n  ${variable},\n]$1\n`)
}
