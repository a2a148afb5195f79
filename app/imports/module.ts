import { defineModule } from '#app/kernel/modules/module'

export default defineModule({
  name: 'imports',
  floor: 10,
  routes: () => import('./routes.js'),
})
