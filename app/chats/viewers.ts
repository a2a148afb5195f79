import { maySeeDesignImage } from '#app/chats/queries/may_see_design_image'
import { maySeeImage } from '#app/chats/queries/may_see_image'
import { allowViewing } from '#app/media/serving/viewers'

allowViewing('chat', maySeeImage)
allowViewing('design', maySeeDesignImage)
