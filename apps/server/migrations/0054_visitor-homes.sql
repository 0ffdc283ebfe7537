CREATE TABLE "visitor_homes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand" text NOT NULL,
	"visitor_hash" text,
	"customer_id" uuid,
	"home" jsonb NOT NULL,
	"is_shared" boolean NOT NULL,
	"said_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "visitor_homes_of_visitor" ON "visitor_homes" USING btree ("visitor_hash","brand") WHERE "visitor_homes"."customer_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "visitor_homes_of_customer" ON "visitor_homes" USING btree ("customer_id","brand");--> statement-breakpoint
CREATE INDEX "visitor_homes_time" ON "visitor_homes" USING btree ("said_at");