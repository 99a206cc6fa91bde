import { messages } from './messages.en.ts'
import { fillPoster } from './poster/fill-poster.ts'

fillPoster(messages)
