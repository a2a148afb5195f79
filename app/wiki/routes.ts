import { controllers } from '#generated/controllers'
import router from '@adonisjs/core/services/router'

const { WikiPages } = controllers.wiki

router.get('/wiki/luxury', [WikiPages, 'index'])
router.get('/wiki/luxury/:slug', [WikiPages, 'show'])
router.get('/api/wiki/luxury', [WikiPages, 'search']).as('wiki_articles.index')
