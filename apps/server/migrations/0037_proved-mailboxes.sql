ALTER TABLE "customer_tokens" ADD COLUMN "passkey_id" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "email_proved_at" timestamp with time zone;