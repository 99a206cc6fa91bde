import { messages } from './messages.tr.ts'
import { fillPoster } from './poster/fill-poster.ts'

fillPoster(messages)
