import { parentPort, workerData } from 'node:worker_threads'
import { RoomAnalyst } from '#app/redesign/analysis/room_analyst'
import { readPhoto } from '#app/redesign/builtin/photo_files'
import { drawSurfaces, findSurfaces } from './find_surfaces.js'
import type { SurfacesTask } from './surface_maps.js'

const { image, models, threads }: SurfacesTask = workerData
const analyst = await RoomAnalyst.load(models, threads)
const found = await findSurfaces(await readPhoto(image), analyst)
await analyst.close()
parentPort?.postMessage(await drawSurfaces(found))
