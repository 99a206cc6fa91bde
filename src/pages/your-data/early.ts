import { startIfStored } from './stored/start-if-stored.ts'

void startIfStored()
