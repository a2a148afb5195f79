import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'
import { ANY_PATH } from '#app/kernel/http/route_pattern'

router.get('/health/live', [controllers.kernel.boot.Health, 'live'])
router.get('/health/ready', [controllers.kernel.boot.Health, 'ready'])
router.get('/metrics', [controllers.kernel.metrics.Metrics, 'show'])
router.get(ANY_PATH, [controllers.kernel.http.UnknownPaths, 'show'])
