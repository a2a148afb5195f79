import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#app/core/exceptions/handler'))

server.use([
  () => import('#app/core/middleware/request_metrics_middleware'),
  () => import('#app/core/middleware/compress_middleware'),
  () => import('#app/core/middleware/container_bindings_middleware'),
  () => import('#app/core/middleware/security_headers_middleware'),
  () => import('#app/realtime/middleware/http_api_middleware'),
  () => import('#app/core/middleware/page_cache_middleware'),
  () => import('#app/media/middleware/serve_media_middleware'),
  () => import('#app/core/middleware/public_files_middleware'),
  () => import('@adonisjs/vite/vite_middleware'),
  () => import('#app/core/middleware/inertia_middleware'),
])

router.use([
  () => import('#app/core/middleware/body_middleware'),
  () => import('@adonisjs/session/session_middleware'),
  () => import('@adonisjs/shield/shield_middleware'),
  () => import('@adonisjs/auth/initialize_auth_middleware'),
  () => import('#app/core/middleware/silent_auth_middleware'),
  () => import('#app/core/middleware/leave_no_session_middleware'),
])

export const middleware = router.named({
  auth: () => import('#app/core/middleware/auth_middleware'),
  guest: () => import('#app/accounts/middleware/guest_middleware'),
  confirmed: () => import('#app/accounts/middleware/confirmed_middleware'),
})
