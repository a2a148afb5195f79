import { defineModule } from '#app/kernel/modules/module'

export default defineModule({
  name: 'redesign',
  floor: 5,
})
