import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#app/kernel/exceptions/handler'))

server.use([
  () => import('#app/kernel/middleware/request_metrics_middleware'),
  () => import('#app/teams/domains/middleware/team_domain_middleware'),
  () => import('#app/kernel/middleware/page_cache_middleware'),
  () => import('#app/kernel/middleware/compress_middleware'),
  () => import('#app/kernel/middleware/container_bindings_middleware'),
  () => import('#app/kernel/middleware/security_headers_middleware'),
  () => import('#app/realtime/middleware/http_api_middleware'),
  () => import('#app/media/middleware/serve_media_middleware'),
  () => import('#app/videos/serving/middleware/serve_video_files_middleware'),
  () => import('#app/properties/documents/middleware/serve_document_files_middleware'),
  () => import('#app/kernel/middleware/public_files_middleware'),
  () => import('@adonisjs/vite/vite_middleware'),
  () => import('#app/shell/middleware/inertia_middleware'),
])

router.use([
  () => import('#app/kernel/middleware/body_middleware'),
  () => import('#app/accounts/middleware/session_middleware'),
  () => import('#app/kernel/middleware/leave_no_session_middleware'),
  () => import('@adonisjs/shield/shield_middleware'),
  () => import('@adonisjs/auth/initialize_auth_middleware'),
  () => import('#app/accounts/middleware/silent_auth_middleware'),
  () => import('#app/common/rate_limits/limit_writes_middleware'),
])

export const middleware = router.named({
  auth: () => import('#app/kernel/middleware/auth_middleware'),
  guest: () => import('#app/accounts/middleware/guest_middleware'),
  ability: () => import('#app/accounts/tokens/middleware/ability_middleware'),
  browserOnly: () => import('#app/accounts/tokens/middleware/browser_only_middleware'),
  confirmed: () => import('#app/accounts/middleware/confirmed_middleware'),
  limit: () => import('#app/common/rate_limits/limit_middleware'),
  presentTeamHandle: () => import('#app/teams/middleware/present_team_handle_middleware'),
  presentHandle: () => import('#app/profiles/middleware/present_handle_middleware'),
})
