import { hooks } from '@adonisjs/core/app'
import { pageFile } from '../app/shell/ui/page_file.js'

/**
 * Writes the type of every Inertia page to `.adonisjs/server/pages.d.ts`. Pages are in the modules;
 * the hook of `@adonisjs/inertia` supports only one pages folder.
 */
export default hooks.init((_, __, indexGenerator) => {
  indexGenerator.add('pages', {
    source: 'app',
    glob: ['**/ui/**/*_page.tsx'],
    output: '.adonisjs/server/pages.d.ts',
    as(vfs, buffer, ___, helpers) {
      buffer.writeLine(`import '@adonisjs/inertia/types'`)
      buffer.writeLine(`import type { ComponentProps, ComponentType } from 'react'`)
      buffer.writeLine(
        `type PageProps<T> = T extends ComponentType<any> ? Omit<ComponentProps<T>, 'children'> : never`
      )
      buffer.write(`declare module '@adonisjs/inertia/types' {`).indent()
      buffer.write(`export interface InertiaPages {`).indent()
      for (const file of Object.values(vfs.asList())) {
        buffer.write(
          `'${pageFile(file).name}': PageProps<(typeof import('${helpers.toImportPath(file)}'))['default']>`
        )
      }
      buffer.dedent().write(`}`)
      buffer.dedent().write(`}`)
    },
  })
})
