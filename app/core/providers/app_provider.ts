import { HttpContext } from '@adonisjs/core/http'
import { BaseSerializer } from '@adonisjs/core/transformers'
import type { SimplePaginatorMetaKeys } from '@adonisjs/lucid/types/querybuilder'
import type { Edge } from 'edge.js'
import { appName, appUrl } from '#config/app'
import { reportFailedCommits } from '#app/core/database/report_failed_commits'
import { themeScript } from '#app/core/ui/theme_script'

/** Answers exactly what the transformer made: no `data` around it. */
class WireSerializer extends BaseSerializer<{
  Wrap: undefined
  PaginationMetaData: SimplePaginatorMetaKeys
}> {
  override wrap = undefined
  override definePaginationMetaData(): never {
    throw new Error('Paginators have a shape of their own: see app/common/http/paginator')
  }
}

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    serialize: WireSerializer['serialize']
  }
}

/** Puts vesta's own pieces into the framework. */
export default class AppProvider {
  async boot() {
    reportFailedCommits()

    const serializer = new WireSerializer()
    HttpContext.instanceProperty('serialize', function (this: HttpContext, values: never) {
      return serializer.serialize(values, this.containerResolver)
    } as WireSerializer['serialize'])

    const { default: edge } = (await import('edge.js')) as { default: Edge }
    edge.global('themeScript', themeScript)
    edge.global('appName', appName)
    edge.global('appUrl', appUrl)
  }
}
