import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'

router.get('/health/live', [controllers.core.Health, 'live'])
router.get('/health/ready', [controllers.core.Health, 'ready'])
router.get('/metrics', [controllers.core.Metrics, 'show'])
