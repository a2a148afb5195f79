import { reasonToKeepPicture } from '#app/designs/queries/reason_to_keep_picture'
import { keepNeeded } from '#app/media/deletion/keepers'

keepNeeded('design', reasonToKeepPicture)
