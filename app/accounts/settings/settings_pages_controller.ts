import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { isSettingsSection } from '#app/accounts/settings/settings_sections'

export default class SettingsPagesController {
  index({ inertia }: HttpContext) {
    return inertia.render('accounts/settings', { section: null as string | null })
  }

  show({ inertia, params, response }: HttpContext) {
    const section = String(params.section)
    if (section === 'api-tokens') return response.redirect().status(308).toPath('/api-tokens')
    if (!isSettingsSection(section)) throw HttpError.notFound()
    return inertia.render('accounts/settings', { section: section as string | null })
  }

  moved({ response }: HttpContext) {
    return response.redirect().status(308).toPath('/settings')
  }
}
