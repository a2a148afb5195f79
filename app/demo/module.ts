import { defineModule } from '#app/kernel/modules/module'
import type { ApplicationService } from '@adonisjs/core/types'

export default defineModule({
  name: 'demo',
  floor: 16,
  start: async (app: ApplicationService) => {
    if (app.getEnvironment() !== 'web') return
    const { seedDemoOnFirstStart } = await import('#app/demo/seeders/seed_demo')
    await seedDemoOnFirstStart(app.makePath('resources/demo/photographs'))
  },
  ready: async () => {
    const { printBanner } = await import('#app/demo/print_banner')
    await printBanner()
  },
})
