import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'
import { rowId } from '#app/common/http/row_id'

const { Blocks } = controllers.accounts.blocking
const { ConnectedAccounts, FinishedRegistrations, ProviderAnswers, ProviderVisits } =
  controllers.accounts.connections
const { AccountSettings } = controllers.accounts.deletion
const { EmailChanges, EmailVerification } = controllers.accounts.email
const { Exports } = controllers.accounts.exports
const { HandleChecks } = controllers.accounts.handles
const { PasskeyConfirmations, PasskeySignIns, Passkeys } = controllers.accounts.passkeys
const { PasswordConfirmations, PasswordResetRequests, PasswordResets, PasswordSettings } =
  controllers.accounts.passwords
const { Registrations } = controllers.accounts.registration
const { SessionSettings } = controllers.accounts.sessions
const { SettingsPages } = controllers.accounts.settings
const { Sessions } = controllers.accounts.signIn
const { ApiTokens } = controllers.accounts.tokens
const { TwoFactor, TwoFactorChallenges } = controllers.accounts.twoFactor
const { Undos } = controllers.accounts.undo

router
  .group(() => {
    router.get('/register', [Registrations, 'create'])
    router.get('/login', [Sessions, 'create'])
    router.get('/forgot-password', [PasswordResetRequests, 'create'])
    router.get('/register/finish', [FinishedRegistrations, 'create'])
  })
  .use(middleware.guest())
router.post('/register/finish', [FinishedRegistrations, 'store'])

router.get('/auth/:provider', [ProviderVisits, 'create'])
router.get('/auth/:provider/callback', [ProviderAnswers, 'show'])

router.get('/two-factor-challenge', [TwoFactorChallenges, 'create']).use(middleware.guest())
router.post('/two-factor-challenge', [TwoFactorChallenges, 'store'])

router.post('/login/passkey/options', [PasskeySignIns, 'offer'])
router.post('/login/passkey', [PasskeySignIns, 'store'])
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
    router.put('/verify-email', [EmailVerification, 'update'])
    router.get('/confirm-password', [PasswordConfirmations, 'create'])
    router.post('/confirm-password', [PasswordConfirmations, 'store'])
    router.post('/confirm-password/passkey/options', [PasskeyConfirmations, 'offer'])
    router.post('/confirm-password/passkey', [PasskeyConfirmations, 'store'])
  })
  .use(middleware.auth({ unverified: true }))

router
  .post('/api/user/:id/check-handle', [HandleChecks, 'store'])
  .where('id', { match: /^(0|[1-9]\d{0,8})$/, cast: Number })

router.get('/api-tokens', [ApiTokens, 'show']).use(middleware.auth())
router
  .group(() => {
    router.get('/', [ApiTokens, 'index'])
    router.post('/', [ApiTokens, 'store']).use(middleware.confirmed())
    router.delete('/:id', [ApiTokens, 'destroy']).where('id', rowId)
  })
  .prefix('/api/tokens')
  .use([middleware.browserOnly(), middleware.auth()])

router
  .group(() => {
    router.post('/', [TwoFactor, 'store'])
    router.delete('/', [TwoFactor, 'destroy'])
    router.get('/recovery-codes', [TwoFactor, 'showRecoveryCodes'])
    router.post('/recovery-codes', [TwoFactor, 'renewRecoveryCodes'])
  })
  .prefix('/api/settings/two-factor')
  .use([middleware.browserOnly(), middleware.auth(), middleware.confirmed()])
router
  .post('/api/settings/two-factor/confirm', [TwoFactor, 'confirm'])
  .use([middleware.browserOnly(), middleware.auth()])

router
  .group(() => {
    router.get('/', [Passkeys, 'index'])
    router.post('/', [Passkeys, 'store']).use(middleware.confirmed())
    router.post('/options', [Passkeys, 'offer']).use(middleware.confirmed())
    router.patch('/:id', [Passkeys, 'update']).where('id', rowId)
    router.delete('/:id', [Passkeys, 'destroy']).where('id', rowId).use(middleware.confirmed())
  })
  .prefix('/api/settings/passkeys')
  .use([middleware.browserOnly(), middleware.auth()])

router
  .group(() => {
    router.get('/blocked', [Blocks, 'index'])
    router.post('/:id/block', [Blocks, 'store'])
    router.delete('/:id/block', [Blocks, 'destroy'])
  })
  .prefix('/api/users')
  .where('id', rowId)
  .use(middleware.auth())

router
  .get('/api/settings/two-factor', [TwoFactor, 'show'])
  .use([middleware.browserOnly(), middleware.auth()])

router
  .group(() => {
    router.get('/', [ConnectedAccounts, 'index'])
    router.delete('/:provider', [ConnectedAccounts, 'destroy']).use(middleware.confirmed())
  })
  .prefix('/api/settings/connected-accounts')
  .use([middleware.browserOnly(), middleware.auth()])

router.get('/settings/profile', [SettingsPages, 'moved'])
router
  .group(() => {
    router.get('/', [SettingsPages, 'index'])
    router.get('/:section', [SettingsPages, 'show'])
  })
  .prefix('/settings')
  .use(middleware.auth())
router.get('/user/profile', [SettingsPages, 'moved']).as('old_user_profile.show')
router.get('/profile/show', [SettingsPages, 'moved']).as('old_profile.show')

router
  .group(() => {
    router.get('/password', [PasswordSettings, 'show'])
    router.put('/password', [PasswordSettings, 'update'])
    router.post('/password', [PasswordSettings, 'store']).use(middleware.confirmed())
    router.delete('/account', [AccountSettings, 'destroy'])
    router.get('/exports', [Exports, 'index'])
    router.post('/exports', [Exports, 'store'])
    router.get('/exports/:id', [Exports, 'show']).where('id', rowId)
    router.get('/sessions', [SessionSettings, 'index'])
    router.delete('/sessions', [SessionSettings, 'clear'])
    router.delete('/sessions/:id', [SessionSettings, 'destroy']).where('id', /^[0-9a-f]{32}$/)
  })
  .prefix('/api/settings')
  .use([middleware.browserOnly(), middleware.auth()])

router
  .get('/settings/exports/:id/download', [Exports, 'download'])
  .where('id', rowId)
  .use(middleware.auth())
router
  .get('/settings/email/:id', [EmailChanges, 'show'])
  .where('id', rowId)
  .use(middleware.auth({ unverified: true }))
router.get('/undo/:token', [Undos, 'show'])
router.post('/undo/:token', [Undos, 'store'])
