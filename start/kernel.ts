import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'
import { listFileServers } from '#app/kernel/http/file_servers'

server.errorHandler(() => import('#app/kernel/exceptions/handler'))

server.use([
  () => import('#app/kernel/metrics/request_metrics_middleware'),
  () => import('#app/teams/domains/team_domain_middleware'),
  () => import('#app/kernel/page_cache/page_cache_middleware'),
  () => import('#app/kernel/http/compress_middleware'),
  () => import('#app/kernel/http/container_bindings_middleware'),
  () => import('#app/kernel/security/security_headers_middleware'),
  () => import('#app/realtime/http_api/http_api_middleware'),
  ...listFileServers(),
  () => import('#app/kernel/http/public_files_middleware'),
  () => import('@adonisjs/vite/vite_middleware'),
  () => import('#app/shell/pages/inertia_middleware'),
])

router.use([
  () => import('#app/kernel/http/body_middleware'),
  () => import('#app/accounts/sessions/session_middleware'),
  () => import('#app/kernel/http/leave_no_session_middleware'),
  () => import('#app/kernel/http/form_visit_middleware'),
  () => import('@adonisjs/shield/shield_middleware'),
  () => import('@adonisjs/auth/initialize_auth_middleware'),
  () => import('#app/accounts/sessions/silent_auth_middleware'),
  () => import('#app/common/rate_limits/limit_writes_middleware'),
])

export const middleware = router.named({
  auth: () => import('#app/kernel/http/auth_middleware'),
  guest: () => import('#app/accounts/sign_in/guest_middleware'),
  ability: () => import('#app/accounts/tokens/ability_middleware'),
  browserOnly: () => import('#app/accounts/tokens/browser_only_middleware'),
  confirmed: () => import('#app/accounts/passwords/confirmed_middleware'),
  limit: () => import('#app/common/rate_limits/limit_middleware'),
})
