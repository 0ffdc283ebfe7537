CREATE TABLE "sample_reminders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"email_key" text NOT NULL,
	"cancel_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sample_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "sample_reminders_mailbox" ON "sample_reminders" USING btree ("brand","email_key");--> statement-breakpoint
CREATE INDEX "sample_reminders_link" ON "sample_reminders" USING btree ("cancel_hash");--> statement-breakpoint
CREATE INDEX "sample_reminders_old" ON "sample_reminders" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "products_samples" ON "products" USING gin ("sample_keys");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_sample" CHECK ("products"."kind" <> 'sample' or "products"."sample_keys" = '{}');