import { countUsableConnections } from '#app/accounts/connections/find_connections'
import { reservedHandles } from '#app/accounts/handles/reserved_handles'
import { exportBlocks } from '#app/accounts/blocking/list_hidden_users'
import UserRegistered from '#app/accounts/registration/user_registered'
import { dropExports } from '#app/accounts/exports/request_export'
import { exportAccount } from '#app/accounts/exports/export_account'
import { countPasskeys } from '#app/accounts/passkeys/find_passkeys'
import { deletionStep } from '#app/accounts/deletion/deletion_steps'
import { exportPart } from '#app/accounts/exports/export_parts'
import { settingsSections } from '#app/accounts/settings/settings_sections'
import { waysIn } from '#app/accounts/ways_in'
import AccountTransformer from '#app/accounts/account_transformer'
import { listen } from '#app/kernel/modules/listen'
import { formPages } from '#app/kernel/http/form_pages'
import { defineModule } from '#app/kernel/modules/module'
import { schedule } from '#app/kernel/queue/schedules'
import { fieldNames } from '#app/kernel/validation/field_names'
import type { HttpContext } from '@adonisjs/core/http'

export default defineModule({
  name: 'accounts',
  floor: 2,
  routes: () => import('./routes.js'),
  extensions: [
    fieldNames({ expires_at: 'last day' }),
    reservedHandles(
      'auth confirm-password forgot-password login logout register reset-password two-factor-challenge undo verify-email api-tokens settings'
    ),
    settingsSections(
      'appearance blocked-people browser-sessions connected-accounts delete-account export passkeys password two-factor'
    ),
    waysIn(countPasskeys),
    formPages(
      '/login',
      '/register',
      '/forgot-password',
      '/reset-password',
      '/confirm-password',
      '/verify-email',
      '/settings/email',
      '/two-factor-challenge',
      '/undo'
    ),
    waysIn(countUsableConnections),
    deletionStep({ run: dropExports }),
    exportPart({ name: 'account', title: 'Account', read: exportAccount }),
    exportPart({ name: 'blocked', title: 'People you blocked', read: exportBlocks }),
    schedule(
      'accounts:sweep-exports',
      '1h',
      () => import('#app/accounts/exports/sweep_exports_job')
    ),
    listen(UserRegistered, () => import('#app/accounts/email/mail_verification_link_listener')),
  ],
  sharedProps: ({
    auth,
    inertia,
  }: Partial<Pick<HttpContext, 'auth'>> & Pick<HttpContext, 'inertia'>) => ({
    account: inertia.always(auth?.user ? AccountTransformer.transform(auth.user) : null),
  }),
})
