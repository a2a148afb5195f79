import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'

router.get('/health/live', [controllers.kernel.Health, 'live'])
router.get('/health/ready', [controllers.kernel.Health, 'ready'])
router.get('/metrics', [controllers.kernel.Metrics, 'show'])
