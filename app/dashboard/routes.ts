import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'

const { Accounts, Refer } = controllers.dashboard
const { Properties } = controllers.dashboard.listings

router
  .group(() => {
    router.get('/dashboard', [Accounts, 'show']).as('show')
    router.get('/dashboard/properties', [Properties, 'index']).as('properties')
    router.get('/dashboard/properties/:slug', [Properties, 'show']).as('figures')
    router.get('/dashboard/refer', [Refer, 'show']).as('refer')
    router.get('/api/dashboard/properties', [Properties, 'list']).as('listings')
  })
  .as('dashboard')
  .use(middleware.auth())
