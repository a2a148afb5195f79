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
} = controllers.accounts

router
  .group(() => {
    router.get('/register', [Registrations, 'create'])
    router.get('/login', [Sessions, 'create'])
    router.get('/forgot-password', [PasswordResetRequests, 'create'])
  })
  .use(middleware.guest())

router.post('/register', [Registrations, 'store'])
router.post('/login', [Sessions, 'store'])
router.post('/logout', [Sessions, 'destroy'])
router.post('/forgot-password', [PasswordResetRequests, 'store'])
router.get('/reset-password/:token', [PasswordResets, 'create'])
router.post('/reset-password/:token', [PasswordResets, 'store'])

router.get('/verify-email/:id', [EmailVerification, 'store']).where('id', rowId)

router
  .group(() => {
    router.get('/verify-email', [EmailVerification, 'show'])
    router.post('/verify-email', [EmailVerification, 'resend'])
    router.get('/confirm-password', [PasswordConfirmations, 'create'])
    router.post('/confirm-password', [PasswordConfirmations, 'store'])
  })
  .use(middleware.auth({ unverified: true }))

router
  .post('/api/user/:id/check-handle', [HandleChecks, 'store'])
  .where('id', { match: /^(0|[1-9]\d{0,8})$/, cast: Number })
