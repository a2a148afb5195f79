import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'

router.get('/kit', [controllers.shell.Kit, 'show'])
