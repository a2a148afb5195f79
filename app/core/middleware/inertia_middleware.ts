import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import BaseInertiaMiddleware from '@adonisjs/inertia/inertia_middleware'
import AccountTransformer from '#app/accounts/transformers/account_transformer'
import { browserConnectionFor } from '#app/realtime/browser_connection'
import { appName, appUrl } from '#config/app'

/** What every page is given beside its own props. */
export default class InertiaMiddleware extends BaseInertiaMiddleware {
  share(ctx: HttpContext) {
    const { auth, session } = ctx as Partial<HttpContext>
    return {
      app: { name: appName, url: appUrl },
      realtime: { ...browserConnectionFor(ctx) },
      account: ctx.inertia.always(auth?.user ? AccountTransformer.transform(auth.user) : null),
      errors: ctx.inertia.always(this.getValidationErrors(ctx)),
      notice: ctx.inertia.always(
        (session?.flashMessages.get('notice') as
          { type: 'success' | 'error' | 'info'; text: string } | undefined) ?? null
      ),
    }
  }

  async handle(ctx: HttpContext, next: NextFn) {
    await this.init(ctx)
    const output = await next()
    this.dispose(ctx)
    return output
  }
}

declare module '@adonisjs/inertia/types' {
  type MiddlewareSharedProps = InferSharedProps<InertiaMiddleware>
  export interface SharedProps extends MiddlewareSharedProps {}
}
