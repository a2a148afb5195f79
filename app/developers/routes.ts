import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'

const { Developers } = controllers.developers

router.get('/developers', [Developers, 'show'])
router.get('/api/openapi.json', [Developers, 'openapi'])
