import { reservedHandles } from '#app/accounts/handles/reserved_handles'
import { deletionStep } from '#app/accounts/deletion/deletion_steps'
import { formPages } from '#app/kernel/http/form_pages'
import { defineModule } from '#app/kernel/modules/module'
import { cachedPage } from '#app/kernel/page_cache/cacheable_pages'
import { fixedStamp, propsStamp } from '#app/kernel/page_cache/props_stamp'
import { deleteMessagesOf } from '#app/site/contact/send_contact_message'
import { LEGAL_PAGES } from '#app/site/legal/find_legal_page'
import { welcomeAnswer } from '#app/site/welcome_answer'

export default defineModule({
  name: 'site',
  floor: 13,
  routes: () => import('./routes.js'),
  extensions: [
    reservedHandles(
      'about acceptable-use contact cookie-policy data-policy dev enter privacy-policy redesign-your-interior terms-of-service welcome'
    ),
    deletionStep({ run: deleteMessagesOf }),
    formPages('/contact'),
    cachedPage(
      '/',
      propsStamp(() => welcomeAnswer(null))
    ),
    ...['about', 'redesign-your-interior', ...LEGAL_PAGES].map((name) =>
      cachedPage(`/${name}`, fixedStamp)
    ),
  ],
})
