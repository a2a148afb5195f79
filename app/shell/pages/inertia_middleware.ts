import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import BaseInertiaMiddleware from '@adonisjs/inertia/inertia_middleware'
import { requestAddress } from '#app/kernel/http/request_address'
import { wantsJson } from '#app/kernel/http/wants_json'
import { modulePropsFor } from '#app/shell/pages/module_props'
import { appName, appUrl } from '#config/app'

const LOCATION = 'x-inertia-location'

export default class InertiaMiddleware extends BaseInertiaMiddleware {
  share(ctx: HttpContext) {
    const { session } = ctx as Partial<HttpContext>
    return {
      app: { name: appName, url: appUrl },
      ...modulePropsFor(ctx),
      errors: ctx.inertia.always(this.getValidationErrors(ctx)),
      notice: ctx.inertia.always(
        (session?.flashMessages.get('notice') as
          { type: 'success' | 'error' | 'info'; text: string } | undefined) ?? null
      ),
    }
  }

  async handle(ctx: HttpContext, next: NextFn) {
    await this.init(ctx)
    ctx.response.vary('X-Inertia')
    const output = await next()
    // a program's answer is never replaced by a reload for a stale version
    if (!wantsJson(ctx)) this.dispose(ctx)
    return output
  }

  /** The framework gives a stale tab the decoded URL, which may not be valid in a header. */
  override dispose(ctx: HttpContext) {
    super.dispose(ctx)
    if (ctx.response.getHeader(LOCATION)) {
      ctx.response.header(LOCATION, requestAddress(ctx.request.request))
    }
  }
}

declare module '@adonisjs/inertia/types' {
  type MiddlewareSharedProps = InferSharedProps<InertiaMiddleware>
  export interface SharedProps extends MiddlewareSharedProps {}
}
