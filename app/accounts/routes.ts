import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'
import { rowId } from '#app/common/http/row_id'

const {
  EmailVerification,
  HandleChecks,
  PasswordConfirmations,
  PasswordResetRequests,
  PasswordResets,
  Registrations,
  Sessions,
  blocking,
  connections,
  deletion,
  emailChange,
  exports,
  passkeys,
  settings,
  tokens,
  twoFactor,
  undo,
} = controllers.accounts

router
  .group(() => {
    router.get('/register', [Registrations, 'create'])
    router.get('/login', [Sessions, 'create'])
    router.get('/forgot-password', [PasswordResetRequests, 'create'])
    router.get('/register/finish', [connections.FinishedRegistrations, 'create'])
  })
  .use(middleware.guest())
router.post('/register/finish', [connections.FinishedRegistrations, 'store'])

router.get('/auth/:provider', [connections.ProviderVisits, 'create'])
router.get('/auth/:provider/callback', [connections.ProviderAnswers, 'show'])

router
  .get('/two-factor-challenge', [twoFactor.TwoFactorChallenges, 'create'])
  .use(middleware.guest())
router.post('/two-factor-challenge', [twoFactor.TwoFactorChallenges, 'store'])

router.post('/login/passkey/options', [passkeys.PasskeySignIns, 'offer'])
router.post('/login/passkey', [passkeys.PasskeySignIns, 'store'])
router.post('/register', [Registrations, 'store'])
router.post('/login', [Sessions, 'store'])
router.post('/logout', [Sessions, 'destroy'])
router.post('/forgot-password', [PasswordResetRequests, 'store'])
router.get('/reset-password/:token', [PasswordResets, 'create'])
router.post('/reset-password/:token', [PasswordResets, 'store'])

router.get('/verify-email/:id', [EmailVerification, 'open']).where('id', rowId)
router.post('/verify-email/:id', [EmailVerification, 'store']).where('id', rowId)

router
  .group(() => {
    router.get('/verify-email', [EmailVerification, 'show'])
    router.post('/verify-email', [EmailVerification, 'resend'])
    router.get('/confirm-password', [PasswordConfirmations, 'create'])
    router.post('/confirm-password', [PasswordConfirmations, 'store'])
    router.post('/confirm-password/passkey/options', [passkeys.PasskeyConfirmations, 'offer'])
    router.post('/confirm-password/passkey', [passkeys.PasskeyConfirmations, 'store'])
  })
  .use(middleware.auth({ unverified: true }))

router
  .post('/api/user/:id/check-handle', [HandleChecks, 'store'])
  .where('id', { match: /^(0|[1-9]\d{0,8})$/, cast: Number })

router.get('/api-tokens', [tokens.ApiTokens, 'show']).use(middleware.auth())
router
  .group(() => {
    router.get('/', [tokens.ApiTokens, 'index'])
    router.post('/', [tokens.ApiTokens, 'store']).use(middleware.confirmed())
    router.delete('/:id', [tokens.ApiTokens, 'destroy']).where('id', rowId)
  })
  .prefix('/api/tokens')
  .use([middleware.browserOnly(), middleware.auth()])

router
  .group(() => {
    router.post('/', [twoFactor.TwoFactor, 'store'])
    router.delete('/', [twoFactor.TwoFactor, 'destroy'])
    router.get('/recovery-codes', [twoFactor.TwoFactor, 'showRecoveryCodes'])
    router.post('/recovery-codes', [twoFactor.TwoFactor, 'renewRecoveryCodes'])
  })
  .prefix('/api/settings/two-factor')
  .use([middleware.browserOnly(), middleware.auth(), middleware.confirmed()])
router
  .post('/api/settings/two-factor/confirm', [twoFactor.TwoFactor, 'confirm'])
  .use([middleware.browserOnly(), middleware.auth()])

router
  .group(() => {
    router.get('/', [passkeys.Passkeys, 'index'])
    router.post('/', [passkeys.Passkeys, 'store']).use(middleware.confirmed())
    router.post('/options', [passkeys.Passkeys, 'offer']).use(middleware.confirmed())
    router.patch('/:id', [passkeys.Passkeys, 'update']).where('id', rowId)
    router
      .delete('/:id', [passkeys.Passkeys, 'destroy'])
      .where('id', rowId)
      .use(middleware.confirmed())
  })
  .prefix('/api/settings/passkeys')
  .use([middleware.browserOnly(), middleware.auth()])

router
  .group(() => {
    router.get('/blocked', [blocking.Blocks, 'index'])
    router.post('/:id/block', [blocking.Blocks, 'store'])
    router.delete('/:id/block', [blocking.Blocks, 'destroy'])
  })
  .prefix('/api/users')
  .where('id', rowId)
  .use(middleware.auth())

router
  .get('/api/settings/two-factor', [twoFactor.TwoFactor, 'show'])
  .use([middleware.browserOnly(), middleware.auth()])

router
  .group(() => {
    router.get('/', [connections.ConnectedAccounts, 'index'])
    router
      .delete('/:provider', [connections.ConnectedAccounts, 'destroy'])
      .use(middleware.confirmed())
  })
  .prefix('/api/settings/connected-accounts')
  .use([middleware.browserOnly(), middleware.auth()])

router.get('/settings/profile', [settings.SettingsPages, 'moved'])
router
  .group(() => {
    router.get('/', [settings.SettingsPages, 'index'])
    router.get('/:section', [settings.SettingsPages, 'show'])
  })
  .prefix('/settings')
  .use(middleware.auth())
router.get('/user/profile', [settings.SettingsPages, 'moved']).as('old_user_profile.show')
router.get('/profile/show', [settings.SettingsPages, 'moved']).as('old_profile.show')

router
  .group(() => {
    router.get('/password', [settings.PasswordSettings, 'show'])
    router.put('/password', [settings.PasswordSettings, 'update'])
    router.post('/password', [settings.PasswordSettings, 'store']).use(middleware.confirmed())
    router.delete('/account', [deletion.AccountSettings, 'destroy'])
    router.get('/exports', [exports.Exports, 'index'])
    router.post('/exports', [exports.Exports, 'store'])
    router.get('/exports/:id', [exports.Exports, 'show']).where('id', rowId)
    router.get('/sessions', [settings.SessionSettings, 'index'])
    router.delete('/sessions', [settings.SessionSettings, 'clear'])
    router
      .delete('/sessions/:id', [settings.SessionSettings, 'destroy'])
      .where('id', /^[0-9a-f]{32}$/)
  })
  .prefix('/api/settings')
  .use([middleware.browserOnly(), middleware.auth()])

router
  .get('/settings/exports/:id/download', [exports.Exports, 'download'])
  .where('id', rowId)
  .use(middleware.auth())
router
  .get('/settings/email/:id', [emailChange.EmailChanges, 'show'])
  .where('id', rowId)
  .use(middleware.auth({ unverified: true }))
router.get('/undo/:token', [undo.Undos, 'show'])
router.post('/undo/:token', [undo.Undos, 'store'])
