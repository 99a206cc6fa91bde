import { AnatomyDrawing } from './AnatomyDrawing.tsx'

export const GuidePicture = () => <AnatomyDrawing />
